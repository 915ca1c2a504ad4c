import { inDollars, inList } from '#words/figures.ts';
import { site } from '#words/site/site.ts';
import { servedStates } from './content/example-line.ts';
import { getPolicyShown } from './content/shown-policy.ts';
import styles from './not-for.module.css';

const words = site.notFor;
const { listing, ownership, score, line } = getPolicyShown();

const rows = words.rows({
  listing: String(listing.months),
  owned: String(ownership.primaryResidenceDays),
  score: String(score.floor),
  states: inList(servedStates),
  min: inDollars(line.min),
  max: inDollars(line.max),
});

export const NotFor = () => (
  <section className={styles.section} aria-labelledby="not-for-heading">
    <div className="wrap">
      <h2 className="heading-2" id="not-for-heading">
        {words.heading}
      </h2>
      <p className={`lede ${styles.text}`}>{words.text}</p>
      <ul className={styles.rows}>
        {rows.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.link}>
        <a href="/faq?topic=qualifying">{words.link}</a>
      </p>
    </div>
  </section>
);
