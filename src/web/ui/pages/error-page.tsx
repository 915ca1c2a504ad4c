import { lender } from '#web/lender.ts';
import { reloadPage } from '#web/router/reload-page.ts';
import { shell } from '#words/shell.ts';
import { Logo } from '../logo.tsx';
import styles from './error-page.module.css';
import { RetryButton } from './retry-button.tsx';

/** Error boundary for every route: explains that the data is safe and how to continue, and never shows a stack. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const isMissing = error instanceof Response && error.status === 404;
  const words = isMissing ? shell.notFound : shell.failure;
  return (
    <div className={`wrap ${styles.page}`}>
      <Logo />
      <main className={styles.body}>
        <h1 className="heading-1">{words.title}</h1>
        <p className={`lede ${styles.text}`}>{words.text}</p>
        <p className={styles.actions}>
          {!isMissing && <RetryButton retry={reloadPage} />}
          <a className="button button-secondary" href="/">
            {words.home}
          </a>
        </p>
        <p className="muted small">{shell.failure.call(lender.phone)}</p>
      </main>
    </div>
  );
};
