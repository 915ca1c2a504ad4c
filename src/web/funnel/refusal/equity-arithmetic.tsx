import { toDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import type { Estimate } from '#rules/offer/estimate.ts';
import { IconAlertCircle } from '#web/ui/icons.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { earlyNo } from '#words/funnel/early-no.ts';
import { refusals } from '#words/funnel/refusals.ts';

type Equity = Pick<Estimate, 'value' | 'owed' | 'most' | 'cap'>;

/** Value times limit less what is owed, against the smallest line; and why the limit is below the highest one we have. */
export const EquityArithmetic = ({
  equity: { value, owed, most, cap },
  policy,
}: {
  equity: Equity;
  policy: Policy;
}) => {
  if (value === null || owed === null || most === null) return null;
  const room = toDollars(Math.max(0, most - owed));
  const least = policy.line.min;
  const highest = policy.cltv.byScore.reduce((best, row) => (row.cap > best ? row.cap : best), cap);
  const rows = [
    { name: refusals.arithmetic.value, amount: value },
    { name: (highest > cap ? refusals.arithmetic : earlyNo).most(inPercent(cap, 0)), amount: most },
    { name: refusals.arithmetic.owed, amount: owed, isTaken: true },
    { name: earlyNo.room, amount: room, mark: 'sum' },
    { name: earlyNo.least, amount: least },
    { name: earlyNo.missing, amount: toDollars(Math.max(0, least - (most - owed))), mark: 'short' },
  ];
  return (
    <section className="card" aria-labelledby="arithmetic-heading">
      <h2 className="heading-3" id="arithmetic-heading">
        {refusals.arithmetic.title}
      </h2>
      <dl className="rows">
        {rows.map(({ name, amount, isTaken, mark }) => (
          <div key={name} data-mark={mark}>
            <dt>
              {mark === 'short' && <IconAlertCircle size={18} stroke={1.75} aria-hidden />}
              {name}
            </dt>
            <dd className="figures">{`${isTaken ? '−' : ''}${inDollars(amount)}`}</dd>
          </div>
        ))}
      </dl>
      {highest > cap && (
        <p className="small muted">{refusals.arithmetic.limit(inPercent(highest, 0), inPercent(cap, 0))}</p>
      )}
    </section>
  );
};
