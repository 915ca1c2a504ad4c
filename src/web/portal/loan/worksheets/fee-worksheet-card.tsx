import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { toCents } from '#entities/values/money.ts';
import { type ClosingFees, closingFees, type FeeRange } from '#rules/closing/closing-fees.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import { useTRPC } from '#web/api-client/api.ts';
import table from '#web/ui/data-table.module.css';
import { inCents, inPercent } from '#words/figures.ts';
import { worksheets } from '#words/portal/loan-desk/worksheets.ts';
import card from '../facts/fact-card.module.css';
import { FactCard, type SumRow, Sums } from '../facts/fact-card.tsx';
import { useLoan } from '../loan-context.ts';

const words = worksheets.fees;

type Payments = inferOutput<ReturnType<typeof useTRPC>['loanFile']['closing']>['payments'];

const rangeText = (range: FeeRange | null): string =>
  range === null ? words.unknown : words.range(inCents(range.from), inCents(range.to));

const FeeTable = ({ fees, borrowerPays }: Pick<ClosingFees, 'fees' | 'borrowerPays'>) => {
  const { columns } = words;
  return (
    <div className={`${table.frame} ${card.table}`}>
      <table className={table.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.fee}</th>
            <th scope="col">{columns.paidBy}</th>
            <th scope="col">{columns.tolerance}</th>
            <th scope="col" className={card.number}>
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ fee, paidBy, amount, tolerance }) => (
            <tr key={fee}>
              <th scope="row">{words.names[fee]}</th>
              <td data-label={columns.paidBy}>{words.paidBy[paidBy]}</td>
              <td data-label={columns.tolerance}>{words.tolerance[tolerance]}</td>
              <td data-label={columns.amount} className={card.number}>
                {rangeText(amount)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {words.borrowerPays}
            </th>
            <td className={card.number}>
              <b>{rangeText(borrowerPays)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

/** The line less what it pays, payment by payment, as it will be funded. */
const cashRows = (payments: NonNullable<Payments>, cashToClose: FeeRange | null): SumRow[] => [
  { name: words.line, amount: inCents(payments.line) },
  ...payments.rows.map(({ kind, payee, amount }) => ({
    name: kind === 'fee' ? words.fee : kind === 'cash' ? words.toBorrower : words.payoff(payee ?? words.creditor),
    amount: inCents(toCents(-amount)),
  })),
  { name: words.left, amount: inCents(payments.left), kind: 'total' },
  { name: words.toClose, amount: rangeText(cashToClose) },
];

/** Every fee with who pays it and how far it may move, the debts paid off, and the cash either way. */
export const FeeWorksheetCard = () => {
  const trpc = useTRPC();
  const { loanId, file, policy, decision } = useLoan();
  const closing = useQuery(trpc.loanFile.closing.queryOptions({ loanId }));
  const offer = file.accepted?.offer ?? chosenOffer(decision);
  if (offer === null) return <FactCard title={words.title}>{<p className={card.note}>{words.noLine}</p>}</FactCard>;
  const { fees, borrowerPays, cashToClose } = closingFees(offer, { policy, state: file.application.property.state });
  const limit = decision.trace.find(({ rule }) => rule === 'fees')?.limit;
  const payments = closing.data?.payments ?? null;
  return (
    <FactCard title={words.title}>
      <FeeTable fees={fees} borrowerPays={borrowerPays} />
      {limit?.unit === 'basisPoints' && (
        <p className={card.note}>
          {words.limit}: {inPercent(limit.amount, 2)}
        </p>
      )}
      <h3>{words.cash}</h3>
      {payments === null ? (
        <p className={card.note}>{words.noPayments}</p>
      ) : (
        <Sums rows={cashRows(payments, cashToClose)} />
      )}
    </FactCard>
  );
};
