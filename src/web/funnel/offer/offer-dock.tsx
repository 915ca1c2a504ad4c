import { nearestDollars } from '#entities/values/money.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { inDollars } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import styles from './offer-dock.module.css';

/** Payment now, highest payment and line always in view, beside the way on. */
export const OfferDock = ({ board, formId, goText }: { board: OfferBoard; formId: string; goText: string }) => {
  const { offer } = board;
  const atCap = offer?.payments.repaymentAtCap ?? null;
  return (
    <section className={styles.dock} aria-label={words.dock.label}>
      <div className={`wrap ${styles.bar}`}>
        <p>
          {offer === null ? (
            words.payments.none
          ) : (
            <>
              <strong>{words.dock.now(inDollars(nearestDollars(offer.payments.now)))}</strong>
              {atCap === null
                ? words.dock.level(inDollars(offer.amount))
                : words.dock.upTo(inDollars(nearestDollars(atCap)), inDollars(offer.amount))}
            </>
          )}
        </p>
        <button className="button button-primary button-large" type="submit" form={formId}>
          {goText}
        </button>
      </div>
    </section>
  );
};
