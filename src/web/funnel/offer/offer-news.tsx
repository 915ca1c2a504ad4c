import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { storedOffer as words } from '#words/funnel/offer-changes.ts';
import { ChangeNotice } from './change-notice.tsx';
import styles from './offer-page.module.css';
import type { OpenedOffer } from './use-opened-offer.ts';

/** Explains why this offer differs from the previous one, figure by figure; nothing for a first offer. */
export const OfferNews = ({ offer, changes }: OpenedOffer) => {
  const isRenewed = offer?.reason === 'expired';
  if (changes.length === 0 && !isRenewed) return null;
  return (
    <div className={styles.notice}>
      {isRenewed ? (
        <Notice tone="info" title={words.renewed}>
          {words.renewedText(inLongDate(offer.expiresOn))}
        </Notice>
      ) : (
        <ChangeNotice changes={changes} isOffered={offer !== null} />
      )}
    </div>
  );
};
