import { Link } from 'react-router';
import { paths } from '#funnel/paths.ts';
import { offer } from '#words/funnel/offer.ts';
import { refusals } from '#words/funnel/refusals.ts';
import styles from './offer-page.module.css';

const words = offer.refused;

/** Options on a page without an offer: correct a figure, review the answers, or contact the lender. */
export const NoOfferWays = ({ back }: { back: string | null }) => (
  <section className={`card ${styles.ways}`} aria-labelledby="correct-heading">
    <h2 className="heading-3" id="correct-heading">
      {words.correct}
    </h2>
    <p className="muted small">{words.correctText}</p>
    <p className={styles.wayLinks}>
      {back !== null && (
        <Link className="button button-secondary" to={back}>
          {words.back}
        </Link>
      )}
      <Link className="button button-quiet" to={paths.applicationSummary}>
        {words.summary}
      </Link>
    </p>
    <p className="muted smaller">{words.footnote}</p>
    <p className="muted smaller">{refusals.counselor}</p>
  </section>
);
