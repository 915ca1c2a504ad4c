import type { inferOutput } from '@trpc/tanstack-react-query';
import type { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { momentText } from '#words/moments.ts';
import { webhooks as words } from '#words/portal/webhooks.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { useMay } from '../use-may.ts';

export type Webhook = inferOutput<ReturnType<typeof useTRPC>['hooks']['list']>['rows'][number];

const named = (names: Readonly<Record<string, string>>, name: string): string | undefined => names[name];

export const typeText = ({ type }: Webhook): string => type || words.noType;

/** Only a name to those who may not open loans. */
const Loan = ({ loanId, loanNumber }: Webhook) => {
  const maySeeLoan = useMay('seeLoan');
  if (loanId === null || loanNumber === null) return words.noLoan;
  return maySeeLoan ? <Link to={`/portal/loan/${loanId}`}>{loanNumber}</Link> : loanNumber;
};

const { columns } = words;

export const webhookColumns: readonly QueueColumn<Webhook>[] = [
  {
    heading: columns.event,
    isName: true,
    cell: (row) => (
      <>
        {typeText(row)}
        {row.deliveries > 1 && <Sub>{words.repeated(row.deliveries)}</Sub>}
      </>
    ),
  },
  {
    heading: columns.vendor,
    isLabeled: true,
    cell: ({ capability, brand }) => (
      <>
        {named(words.vendors, capability) ?? capability}
        <Sub>{brand}</Sub>
      </>
    ),
  },
  { heading: columns.state, isLabeled: true, cell: ({ state }) => words.states[state] },
  { heading: columns.loan, isLabeled: true, className: 'nowrap', cell: (row) => <Loan {...row} /> },
  {
    heading: columns.received,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ receivedAt, workedAt }) => (
      <>
        {momentText(receivedAt)}
        {workedAt !== null && <Sub>{words.workedAt(momentText(workedAt))}</Sub>}
      </>
    ),
  },
];
