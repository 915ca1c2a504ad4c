import { nearestDollars } from '#entities/money.ts';
import { inDollars, inLongDate, inPercent, inPoints } from '#words/en/figures.ts';
import { site } from '#words/en/site.ts';
import styles from './cost-example.module.css';
import { exampleLine as example } from './example-line.ts';

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
    note: words.feeNote(inPercent(example.feeShare, 1), inPercent(example.rateWithoutFee, 2)),
  },
];

const disclosure = site.landing.disclosure({
  prime: inPercent(example.prime, 2),
  primeDay: inLongDate(example.primeDay),
  margin: inPoints(example.margin, 2),
  cap,
  floor: inPercent(example.floor, 0),
  line,
  draw: example.drawYears,
  repay: example.repayYears,
  score: example.score,
  cltv: inPercent(example.cltvBand, 0),
});

/** A rate on a public page stands with the APR, the maximum, the fee and the draw terms (1026.16(d)). */
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
      <p className={styles.disclosure}>
        {disclosure} <strong>{site.landing.disclosureRisk}</strong>{' '}
        <a href="/terms-of-use#home-equity-line-terms">{site.landing.disclosureLink}</a>
      </p>
    </div>
  </section>
);
