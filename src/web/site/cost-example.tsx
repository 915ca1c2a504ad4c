import { nearestDollars } from '#entities/values/money.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import { exampleLine as example } from './content/example-line.ts';
import styles from './cost-example.module.css';
import { RateDisclosure } from './rate-disclosure.tsx';

const words = site.landing.costs;
const line = inDollars(example.line);
const cap = inPercent(example.cap, 0);

const FIGURES = [
  { label: words.apr, value: inPercent(example.rate, 2), note: words.aprNote(cap) },
  { label: words.draw(example.drawYears), value: inDollars(nearestDollars(example.inDraw)), note: words.drawNote },
  {
    label: words.repay(example.drawYears + 1, example.drawYears + example.repayYears),
    value: inDollars(nearestDollars(example.inRepayment)),
    note: words.repayNote,
  },
  { label: words.most, value: inDollars(nearestDollars(example.atCap)), note: words.mostNote(cap) },
  {
    label: words.fee,
    value: inDollars(example.fee),
    note: words.feeNote(inPercent(example.feeShare, 2), inPercent(example.rateWithoutFee, 2)),
  },
];

export const CostExample = () => (
  <section className={styles.costs} id="costs" aria-labelledby="costs-heading">
    <div className="wrap">
      <div className={styles.head}>
        <h2 className="heading-2" id="costs-heading">
          {words.heading(line)}
        </h2>
        <p className="muted">{words.intro(line)}</p>
      </div>
      <dl className={styles.figures}>
        {FIGURES.map(({ label, value, note }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <RateDisclosure />
    </div>
  </section>
);
