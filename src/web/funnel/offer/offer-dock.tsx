import { nearestDollars } from '#entities/values/money.ts';
import type { OfferBoard } from '#rules/offer/offer-board.ts';
import { DockedFoot } from '#web/ui/pages/legal-foot.tsx';
import { inDollars } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import styles from './offer-dock.module.css';

type Props = {
  board: OfferBoard;
  formId: string;
  goText: string;
  /** A change of the offer comes first; on a phone the offer itself is still folded away. */
  isUnread: boolean;
};

/** Payment now, highest payment and line always in view, beside the way on. */
export const OfferDock = ({ board, formId, goText, isUnread }: Props) => {
  const { offer } = board;
  const atCap = offer?.payments.repaymentAtCap ?? null;
  return (
    <>
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
            {isUnread && <span className={styles.see}>{storedOffer.notice.seeBelow}</span>}
            <span className={isUnread ? styles.go : undefined}>{goText}</span>
          </button>
        </div>
      </section>
      <DockedFoot />
    </>
  );
};
