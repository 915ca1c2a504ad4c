import { inDollars, inLongDate, inPercent, inPoints } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import { exampleLine as example } from './content/example-line.ts';
import styles from './rate-disclosure.module.css';

const disclosure = site.landing.disclosure({
  prime: inPercent(example.prime, 2),
  primeDay: inLongDate(example.primeDay),
  margin: inPoints(example.margin, 2),
  apr: inPercent(example.rate, 2),
  fee: inDollars(example.fee),
  cap: inPercent(example.cap, 0),
  floor: inPercent(example.floor, 0),
  line: inDollars(example.line),
  draw: example.drawYears,
  repay: example.repayYears,
  score: example.score,
  cltv: inPercent(example.cltvBand, 0),
});

/** A rate on a public page appears with the APR, the maximum, the fee and the draw terms (1026.16(d)). */
export const RateDisclosure = () => (
  <p className={styles.disclosure}>
    {disclosure} <strong>{site.landing.disclosureRisk}</strong>{' '}
    <a href="/terms-of-use#home-equity-line-terms">{site.landing.disclosureLink}</a>
  </p>
);
