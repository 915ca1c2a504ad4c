import type { inferOutput } from '@trpc/tanstack-react-query';
import type { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { momentText } from '#words/moments.ts';
import { loanSystemLog as words } from '#words/portal/loan-system.ts';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { useMay } from '../use-may.ts';

export type LoanSystemRow = inferOutput<ReturnType<typeof useTRPC>['loanSystem']['list']>['rows'][number];

const named = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name;

/** Only a number to those who may not open loans. */
const Loan = ({ loanId, loanNumber }: LoanSystemRow) =>
  useMay('seeLoan') ? <Link to={`/portal/loan/${loanId}`}>{loanNumber}</Link> : loanNumber;

const { columns } = words;

/** `show` opens the file and the answer of a row. */
export const loanSystemColumns = (show: (row: LoanSystemRow) => void): readonly QueueColumn<LoanSystemRow>[] => [
  { heading: columns.loan, isName: true, className: 'nowrap', cell: (row) => <Loan {...row} /> },
  {
    heading: columns.decision,
    isLabeled: true,
    cell: ({ status, createdAt }) => (
      <>
        {named(words.decisions, status)}
        <Sub>{words.created(momentText(createdAt))}</Sub>
      </>
    ),
  },
  {
    heading: columns.state,
    isLabeled: true,
    cell: (row) => (
      <>
        {words.states[row.state]}
        <Sub>
          <button className="link-button" type="button" onClick={() => show(row)}>
            {words.show}
            <span className="visually-hidden"> {row.loanNumber}</span>
          </button>
        </Sub>
      </>
    ),
  },
  { heading: columns.id, isLabeled: true, cell: ({ loanSystemId }) => loanSystemId ?? words.noId },
  {
    heading: columns.sent,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ sentAt, attempts }) => (
      <>
        {sentAt === null ? words.notSent : momentText(sentAt)}
        {attempts > 1 && <Sub>{words.tries(attempts)}</Sub>}
      </>
    ),
  },
];
