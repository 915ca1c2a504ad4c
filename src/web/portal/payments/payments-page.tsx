import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import table from '#web/ui/data-table.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { inCents, inDay } from '#words/figures.ts';
import { paymentWords } from '#words/portal/payments.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { Queue } from '../queue/queue.tsx';
import { type QueueColumn, Sub } from '../queue/queue-table.tsx';
import { usePaging } from '../use-paging.ts';
import { BankFiles } from './bank-files.tsx';
import { BankReturns } from './bank-returns.tsx';
import { PaymentDots } from './payment-dots.tsx';
import styles from './payments.module.css';

const words = paymentWords.page;
export const meta = () => [{ title: pageTitle(words.title) }];

export type Told = { tone: 'info' | 'stop'; title: string };
type Listed = inferOutput<ReturnType<typeof useTRPC>['payments']['page']>['rows'][number];

const columns: readonly QueueColumn<Listed>[] = [
  {
    heading: words.columns.payee,
    isName: true,
    cell: ({ kind, payee, borrower }) => (
      <>
        {kind === 'cash' ? words.toBorrower : payee}
        <Sub>{borrower}</Sub>
      </>
    ),
  },
  { heading: words.columns.amount, isLabeled: true, className: 'nowrap', cell: ({ amount }) => inCents(amount) },
  {
    heading: words.columns.state,
    isLabeled: true,
    cell: ({ state, on, cause }) => (
      <>
        <PaymentDots state={state} /> {paymentWords.states[state]}, {inDay(on)}
        {cause !== null && <Sub>{paymentWords.causes[cause]}</Sub>}
      </>
    ),
  },
  {
    heading: words.columns.waits,
    isLabeled: true,
    cell: ({ waitsFor }) => (waitsFor === null ? '' : paymentWords.waits[waitsFor]),
  },
  {
    heading: words.columns.loan,
    isLabeled: true,
    className: 'nowrap',
    cell: ({ loanId, loanNumber }) => <Link to={`/portal/loan/${loanId}/closing`}>{loanNumber}</Link>,
  },
];

const Days = () => {
  const trpc = useTRPC();
  const days = useQuery(trpc.payments.days.queryOptions());
  return (
    <Loaded of={days}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="muted">{words.noDays}</p>
        ) : (
          <div className={table.frame}>
            <table className={table.table}>
              <caption className="visually-hidden">{words.daysCaption}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.dayColumns.on}</th>
                  <th scope="col">{words.dayColumns.states}</th>
                  <th scope="col" className={table.figure}>
                    {words.dayColumns.total}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ on, states, total }) => (
                  <tr key={on}>
                    <th scope="row" className="nowrap">
                      {inDay(on)}
                    </th>
                    <td data-label={words.dayColumns.states}>
                      <ul className={styles.sums}>
                        {states.map(({ state, payments, total: sum }) => (
                          <li key={state}>{words.stateSum(paymentWords.states[state], payments, inCents(sum))}</li>
                        ))}
                      </ul>
                    </td>
                    <td data-label={words.dayColumns.total} className={`nowrap ${table.figure}`}>
                      {inCents(total)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </Loaded>
  );
};

/** Files and returns, for staff of the whole lender. */
const BankSide = ({ onTold }: { onTold: (told: Told) => void }) => {
  const trpc = useTRPC();
  const bank = useQuery({ ...trpc.payments.bank.queryOptions(), retry: false });
  // A grant for one branch does not open the lender's files.
  if (bank.error?.data?.reason === 'notAllowed') return null;
  return (
    <Loaded of={bank}>
      {(side) => (
        <>
          {(side.hasFiles || side.files.length > 0) && <BankFiles side={side} onTold={onTold} />}
          {(side.hasFiles || side.returns.length > 0) && <BankReturns side={side} onTold={onTold} />}
        </>
      )}
    </Loaded>
  );
};

/** What was released, where it stands, and whether it agrees with the bank. */
export default function PaymentsPage() {
  const trpc = useTRPC();
  const paging = usePaging('payments');
  const [told, setTold] = useState<Told | null>(null);
  const asked = { onlyOpen: true, cursor: paging.cursor };
  const open = useQuery({ ...trpc.payments.page.queryOptions(asked), ...paging.turning });
  return (
    <>
      <PageHead title={words.title} lede={words.lede} />
      {told !== null && <Notice tone={told.tone} title={told.title} />}
      <h2 className={`heading-3 ${styles.heading}`}>{words.open}</h2>
      <Queue
        of={open}
        paging={paging}
        empty={{ title: words.emptyTitle, text: words.empty }}
        caption={words.openCaption}
        columns={columns}
        keyOf={({ id }) => id}
      />
      <BankSide onTold={setTold} />
      <h2 className={`heading-3 ${styles.heading}`}>{words.days}</h2>
      <Days />
    </>
  );
}
