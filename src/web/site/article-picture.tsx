import { nearestDollars, toDollars } from '#entities/values/money.ts';
import { Gauge } from '#web/ui/gauge.tsx';
import { EquityHouse } from '#web/ui/house/equity-house.tsx';
import { StepChart } from '#web/ui/step-chart.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import styles from './article-picture.module.css';
import { exampleHome as home } from './content/home-figures.ts';
import { coupleDebts as couple } from './content/household-figures.ts';
import type { ArticlePictureName } from './content/page-texts.ts';
import { roundPayments as payments } from './content/payment-figures.ts';

const words = site.articles.pictures;

const houseText = words.house.caption({
  value: inDollars(home.value),
  owed: inDollars(home.owed),
  line: inDollars(home.line),
  limit: inPercent(home.limit, 0),
});

const House = () => (
  <EquityHouse
    owed={home.owed / home.value}
    line={home.line / home.value}
    limit={home.limit / 10_000}
    label={houseText}
    words={{
      owed: { name: words.house.owed, figure: inDollars(home.owed) },
      line: { name: words.house.line, figure: inDollars(home.line) },
      kept: { name: words.house.kept, figure: inDollars(toDollars(home.value - home.owed - home.line)) },
      value: { name: words.house.value, figure: inDollars(home.value) },
      limit: {
        name: words.house.limit(inPercent(home.limit, 0)),
        figure: inDollars(toDollars(Math.round((home.value * home.limit) / 10_000))),
      },
    }}
  />
);

const { drawYears, repayYears, inDraw, inRepayment, atCap } = payments;
const end = drawYears + repayYears;
const paymentText = words.payments.caption({
  now: inDollars(nearestDollars(inDraw)),
  draw: drawYears,
  later: inDollars(nearestDollars(inRepayment)),
  end,
  cap: inDollars(nearestDollars(atCap)),
});

const Payments = () => (
  <StepChart
    steps={[
      { kind: 'draw', from: 1, to: drawYears, amount: inDraw, most: atCap },
      { kind: 'repayment', from: drawYears + 1, to: end, amount: inRepayment, most: atCap },
    ]}
    start={words.payments.firstYear}
    label={paymentText}
  />
);

const debtText = words.debts.caption({
  before: inPercent(couple.withCards, 1),
  after: inPercent(couple.withoutCards, 1),
  limit: inPercent(couple.limit, 0),
});

const Debts = () => (
  <Gauge
    value={couple.withoutCards}
    before={couple.withCards}
    limit={couple.limit}
    name={words.debts.name}
    text={inPercent(couple.withoutCards, 1)}
    limitText={words.debts.of(inPercent(couple.limit, 0))}
    label={debtText}
  />
);

const pictures = {
  house: { Picture: House, caption: houseText },
  payments: { Picture: Payments, caption: paymentText },
  debts: { Picture: Debts, caption: debtText },
} as const satisfies Record<ArticlePictureName, unknown>;

/** A chart of the article's own example, drawn from the rules. */
export const ArticlePicture = ({ name }: { name: ArticlePictureName }) => {
  const { Picture, caption } = pictures[name];
  return (
    <figure className={styles.picture}>
      <Picture />
      <figcaption className="small muted" aria-hidden="true">
        {caption}
      </figcaption>
    </figure>
  );
};
