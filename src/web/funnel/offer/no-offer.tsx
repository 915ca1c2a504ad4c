import { paths } from '#funnel/paths.ts';
import type { OfferAnswers } from '#rules/offer/offer-board.ts';
import type { OfferWait } from '#rules/offer/offer-waits.ts';
import { Link } from '#web/router/link.tsx';
import { offer } from '#words/funnel/offer.ts';
import { refusals } from '#words/funnel/refusals.ts';
import { HomeValue } from '../step/home-value.tsx';
import { type ChosenDebts, DebtPick } from './debt-pick.tsx';
import styles from './offer-page.module.css';
import { OfferRules, RulesInTheWay } from './offer-rules.tsx';
import { OfferWaiting } from './offer-waiting.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { useOffer } from './use-offer.ts';

const words = offer.refused;

type Props = {
  view: ReturnType<typeof useOffer>;
  /** Where no rule is in the way. */
  waits: readonly OfferWait[];
  debts: ChosenDebts;
  nameOf: (debtId: string) => string;
  back: string | null;
  onUse: (change: Partial<OfferAnswers>) => void;
};

/** A page without an offer: what it waits for, or the rules in the way, what would change them, and ways to correct a figure. */
export const NoOffer = ({ view, waits, debts, nameOf, back, onUse }: Props) => (
  <div className={`wrap ${styles.columns}`}>
    <div className={styles.column}>
      {waits.length > 0 && <OfferWaiting waits={waits} />}
      <RulesInTheWay board={view.board} nameOf={nameOf} />
      <SuggestionList
        view={view}
        nameOf={nameOf}
        onUse={({ amount, debtIds }) => onUse({ amount, debtsToPayOff: debtIds })}
      />
      <section className={`card ${styles.line}`}>
        <DebtPick {...debts} />
      </section>
      <HomeValue />
      <OfferRules board={view.board} nameOf={nameOf} />
    </div>
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
  </div>
);
