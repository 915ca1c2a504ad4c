import { errors } from '#words/errors.ts';
import { Notice } from '../notice.tsx';
import styles from './not-loaded.module.css';
import { RetryButton } from './retry-button.tsx';

const words = errors.notLoaded;

type Props = {
  /** Settles once the try has come to nothing. */
  retry: () => unknown;
  /** What the server said, if it answered. */
  reason?: string | undefined;
  /** The page has no other content, so the failure is its heading. */
  isWholePage?: boolean;
};

/**
 * Shown in place of content that failed to load. A failed load proves nothing: it signs out or redirects no user, and does not
 * mean that a link has expired.
 */
export const NotLoaded = ({ retry, reason = words.text, isWholePage = false }: Props) => (
  <section className={styles.notLoaded} data-missing>
    {isWholePage && <h1 className="heading-1">{words.title}</h1>}
    {isWholePage ? (
      <Notice tone="stop" title={reason} />
    ) : (
      <Notice tone="stop" title={words.title}>
        {reason}
      </Notice>
    )}
    <RetryButton retry={retry} />
  </section>
);
