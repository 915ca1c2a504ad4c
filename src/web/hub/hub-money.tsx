import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { inCents, inDay } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';

const words = hubWords.money;

/** The disbursement, adding up to the cent, and the amount remaining on the line. */
export const HubMoney = ({ hub: { payments, fundedOn, rescission } }: { hub: LoanHub }) => {
  if (payments === null) return null;
  const when = fundedOn ?? rescission.fundingDay;
  return (
    <section className="card" aria-labelledby="money">
      <h2 className="heading-4" id="money">
        {words.title}
      </h2>
      <p className="small muted">
        {fundedOn !== null ? words.sent(inDay(fundedOn)) : when === null ? words.later : words.earliest(inDay(when))}
      </p>
      <dl className="rows">
        {payments.rows.map(({ kind, payee, amount }) => (
          <div key={`${kind}-${payee}-${amount}`}>
            <dt>
              {kind === 'cash'
                ? words.account(payments.accountLast4)
                : kind === 'fee'
                  ? words.fee
                  : (payee ?? words.creditor)}
            </dt>
            <dd className="figures">{inCents(amount)}</dd>
          </div>
        ))}
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
