import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { offerChangeText, storedOffer as words } from '#words/funnel/offer-changes.ts';
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
        <Notice tone={offer === null ? 'warn' : 'info'} title={offer === null ? words.gone : words.changed}>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.what}>{offerChangeText(change)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};
