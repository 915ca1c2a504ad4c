import { type Cents, nearestDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import type { Offer } from '#rules/offer/offer.ts';
import { paymentSteps } from '#rules/offer/payment-steps.ts';
import { totalCost } from '#rules/offer/total-cost.ts';
import { StepChart } from '#web/ui/step-chart.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { offer as allWords } from '#words/funnel/offer.ts';
import styles from './payment-view.module.css';

const words = allWords.payments;
const whole = (amount: Cents): string => inDollars(nearestDollars(amount));

const Row = ({ mark, name, how, amount }: { mark: string; name: string; how: string; amount: Cents }) => (
  <div>
    <dt>
      <span className={`${styles.mark} ${styles[mark] ?? ''}`} aria-hidden="true" />
      <span>
        {name}
        <small>{how}</small>
      </span>
    </dt>
    <dd className="figures">{whole(amount)}</dd>
  </div>
);

const chartLabel = ({ years, payments }: Offer, end: number): string => {
  const { now, afterDraw, repaymentAtCap } = payments;
  return afterDraw === null || repaymentAtCap === null
    ? words.levelChart(whole(now), years)
    : words.chart(whole(now), years, whole(afterDraw), end, whole(repaymentAtCap));
};

/** Now, after the draw and at the cap: always all three, with their chart. */
export const PaymentView = ({ offer, policy }: { offer: Offer; policy: Policy }) => {
  const { repaymentYears } = policy.products.variable;
  const steps = paymentSteps(offer, { repaymentYears });
  const end = steps.at(-1)?.toYear ?? offer.years;
  const { now, afterDraw, repaymentAtCap } = offer.payments;
  const cost = totalCost(offer, { repaymentYears });
  return (
    <>
      <p className={styles.apr}>
        <span>{words.apr}</span>
        <strong>{inPercent(offer.rate, 2)}</strong>
      </p>
      <p className="muted smaller">{words.onWhole}</p>
      <StepChart
        steps={steps.map(({ kind, fromYear, toYear, payment, atCap }) => ({
          kind,
          from: fromYear,
          to: toYear,
          amount: payment,
          most: atCap,
        }))}
        start={words.firstYear}
        label={chartLabel(offer, end)}
      />
      <dl className={styles.payments}>
        {afterDraw === null || repaymentAtCap === null ? (
          <Row mark="draw" name={words.level(offer.years)} how={words.levelHow} amount={now} />
        ) : (
          <>
            <Row mark="draw" name={words.now(offer.years)} how={words.nowHow} amount={now} />
            <Row
              mark="repayment"
              name={words.afterDraw(offer.years + 1, end)}
              how={words.afterDrawHow}
              amount={afterDraw}
            />
            <Row
              mark="cap"
              name={words.atCap(inPercent(policy.rate.cap, 0))}
              how={words.atCapHow}
              amount={repaymentAtCap}
            />
          </>
        )}
      </dl>
      <dl className={styles.payments}>
        <Row mark="none" name={words.inAll(cost.years)} how={words.inAllHow} amount={cost.paid} />
        <Row mark="none" name={words.interest} how={words.interestHow} amount={cost.interest} />
      </dl>
      {afterDraw === null && <p className="muted smaller">{words.levelNote}</p>}
    </>
  );
};
