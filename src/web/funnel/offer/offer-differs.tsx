import { nearestDollars } from '#entities/values/money.ts';
import type { OfferFigures } from '#rules/offer/offer-figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars, inPercent } from '#words/figures.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import styles from './offer-page.module.css';

const words = storedOffer.differs;

type Props = { computed: OfferFigures | null; onTake: () => void };

/** The server's figures where they differ from the page's, and a button to continue with them. */
export const OfferDiffers = ({ computed, onTake }: Props) => (
  <div className={styles.notice}>
    <Notice tone="warn" title={words.title}>
      {computed === null
        ? words.none
        : words.text(
            inPercent(computed.rate, 2),
            inDollars(nearestDollars(computed.monthlyPayment)),
            inDollars(nearestDollars(computed.fee)),
          )}
      {computed !== null && (
        <p className={styles.take}>
          <button className="button button-primary button-small" type="button" onClick={onTake}>
            {words.take}
          </button>
        </p>
      )}
    </Notice>
  </div>
);
