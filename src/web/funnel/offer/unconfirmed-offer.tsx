import type { AskedQuote } from '#web/api-client/use-current-quote.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RetryButton } from '#web/ui/pages/retry-button.tsx';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import styles from './offer-page.module.css';

const words = storedOffer.unconfirmed;

/** The page computes on without the stored quote, but says that its last day is not known. */
export const UnconfirmedOffer = ({ answer, retry }: AskedQuote) =>
  answer === undefined || answer.error === null ? null : (
    <div className={`${styles.notice} ${styles.unconfirmed}`}>
      <Notice tone="warn" title={words.title}>
        {words.text}
      </Notice>
      <RetryButton retry={retry} isSmall />
    </div>
  );
