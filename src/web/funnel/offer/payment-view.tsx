import { type Cents, nearestDollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { yearlyParts } from '#rules/offer/compare/yearly-parts.ts';
import type { Offer } from '#rules/offer/offer.ts';
import { paymentSteps } from '#rules/offer/payment-steps.ts';
import { totalCost } from '#rules/offer/total-cost.ts';
import { StepChart } from '#web/ui/step-chart.tsx';
import { YearChart } from '#web/ui/year-chart.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { offer as allWords } from '#words/funnel/offer.ts';
import styles from './payment-view.module.css';

const words = allWords.payments;
const whole = (amount: Cents): string => inDollars(nearestDollars(amount));

type RowProps = { mark: string; name: string; how: string; amount: Cents };

const Row = ({ mark, name, how, amount }: RowProps) => (
  <div data-total={mark === 'none'}>
    <dt>
      {mark !== 'none' && <span className={`${styles.mark} ${styles[mark] ?? ''}`} aria-hidden="true" />}
      <span>
        {name}
        <small>{how}</small>
      </span>
    </dt>
    <dd>{whole(amount)}</dd>
  </div>
);

type Props = { offer: Offer; policy: Policy };

/** Level payments of a fixed rate: each year's share of interest falls. */
const LevelPayments = ({ offer, policy }: Props) => {
  const years = yearlyParts(offer, policy.products.variable);
  const [first, last] = [years[0], years.at(-1)];
  const { now } = offer.payments;
  return (
    <>
      {first && last && (
        <YearChart
          years={years}
          start={words.firstYear}
          label={words.levelChart(whole(now), offer.years, whole(first.interest), whole(last.interest))}
        />
      )}
      <dl className={styles.payments}>
        <Row mark="repayment" name={words.level(offer.years)} how={words.levelHow} amount={now} />
        {first && <Row mark="draw" name={words.firstInterest} how={words.firstInterestHow} amount={first.interest} />}
        <TotalRow offer={offer} policy={policy} />
      </dl>
      <p className={styles.note}>{words.levelNote}</p>
    </>
  );
};

const TotalRow = ({ offer, policy }: Props) => {
  const { years, interest } = totalCost(offer, policy.products.variable);
  return <Row mark="none" name={words.interest(years)} how={words.interestHow} amount={interest} />;
};

const SteppedPayments = ({ offer, policy, later }: Props & { later: { afterDraw: Cents; atCap: Cents } }) => {
  const steps = paymentSteps(offer, policy.products.variable);
  const end = steps.at(-1)?.toYear ?? offer.years;
  const { now } = offer.payments;
  const { afterDraw, atCap } = later;
  return (
    <>
      <StepChart
        steps={steps.map((step) => ({
          kind: step.kind,
          from: step.fromYear,
          to: step.toYear,
          amount: step.payment,
          most: step.atCap,
        }))}
        start={words.firstYear}
        label={words.chart(whole(now), offer.years, whole(afterDraw), end, whole(atCap))}
      />
      <dl className={styles.payments}>
        <Row mark="draw" name={words.now(offer.years)} how={words.nowHow} amount={now} />
        <Row
          mark="repayment"
          name={words.afterDraw(offer.years + 1, end)}
          how={words.afterDrawHow}
          amount={afterDraw}
        />
        <Row mark="cap" name={words.atCap(inPercent(policy.rate.cap, 0))} how={words.atCapHow} amount={atCap} />
        <TotalRow offer={offer} policy={policy} />
      </dl>
    </>
  );
};

/** Now, after the draw and at the cap: always all three, with their chart and the interest in all. */
export const PaymentView = ({ offer, policy }: Props) => {
  const { afterDraw, repaymentAtCap } = offer.payments;
  return afterDraw === null || repaymentAtCap === null ? (
    <LevelPayments offer={offer} policy={policy} />
  ) : (
    <SteppedPayments offer={offer} policy={policy} later={{ afterDraw, atCap: repaymentAtCap }} />
  );
};
