import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { Link } from '#web/router/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inCents, inDay } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import { paymentTexts } from '#words/loan/payment-texts.ts';

const words = hubWords.money;
const states = paymentTexts.hub;
type Row = NonNullable<LoanHub['payments']>['rows'][number];

/** Where one payment stands, in the words of the person it is for; null before it is released. */
const stateText = ({ state, on, kind }: Row): string | null => {
  const day = on === null ? '' : inDay(on);
  switch (state) {
    case null:
      return null;
    case 'created':
    case 'approved':
    case 'sending':
    case 'canceled':
      return states.preparing;
    case 'unknown':
      return states.checking;
    case 'sent':
      return states.sent(day);
    case 'settled':
      return kind === 'fee' ? states.kept : states.settled(day);
    case 'returned':
      return states.returned(day);
    case 'refused':
      return states.refused;
  }
};

const Returned = ({ row, payee }: { row: Row; payee: string }) => {
  if (row.cause === null) return null;
  const { reason, next } = paymentTexts.returned[row.cause];
  const isTheirs = row.kind === 'cash';
  return (
    <Notice tone="warn" title={states.returnedTitle(payee)}>
      {states.returnedText(reason, isTheirs ? next : paymentTexts.creditorReturned)}{' '}
      {isTheirs && <Link to="/app/application/submitted/account">{states.correct}</Link>}
    </Notice>
  );
};

/** The disbursement, adding up to the cent with each payment's state, and the amount remaining on the line. */
export const HubMoney = ({ hub: { payments, fundedOn, rescission } }: { hub: LoanHub }) => {
  if (payments === null) return null;
  const { rows, accountLast4 } = payments;
  const isReleased = rows.some(({ state }) => state !== null);
  const payeeOf = ({ kind, payee }: Row): string =>
    kind === 'cash' ? words.account(accountLast4) : kind === 'fee' ? words.fee : (payee ?? words.creditor);
  const lede = (): string => {
    if (fundedOn !== null) return states.arrived(inDay(fundedOn));
    if (isReleased) return states.underWay;
    return rescission.fundingDay === null ? words.later : words.earliest(inDay(rescission.fundingDay));
  };
  return (
    <section className="card" aria-labelledby="money">
      <h2 className="heading-4" id="money">
        {words.title}
      </h2>
      <p className="small muted">{lede()}</p>
      {rows.map((row) => (
        <Returned key={`${row.kind}-${row.payee}-${row.amount}`} row={row} payee={payeeOf(row)} />
      ))}
      <dl className="rows">
        {rows.map((row) => {
          const state = stateText(row);
          return (
            <div key={`${row.kind}-${row.payee}-${row.amount}`}>
              <dt>
                {payeeOf(row)}
                {state !== null && <span className="small muted"> {state}</span>}
              </dt>
              <dd className="figures">{inCents(row.amount)}</dd>
            </div>
          );
        })}
        <div>
          <dt>{words.total}</dt>
          <dd className="figures">{inCents(payments.total)}</dd>
        </div>
        <div>
          <dt>{words.left}</dt>
          <dd className="figures">{inCents(payments.left)}</dd>
        </div>
      </dl>
    </section>
  );
};
