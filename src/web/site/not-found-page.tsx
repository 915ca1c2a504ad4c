import { StreetIllustration } from '#web/ui/street-illustration.tsx';
import { shell } from '#words/en/shell.ts';
import { site } from '#words/en/site.ts';
import styles from './not-found-page.module.css';

const words = shell.notFound;

export const meta = () => [{ title: shell.title(words.title) }, { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.copy}>
        <h1 className="heading-display">{words.title}</h1>
        <p className={`lede ${styles.text}`}>{words.text}</p>
        <p className={styles.actions}>
          <a className="button button-primary" href="/">
            {words.home}
          </a>
          <a className="button button-secondary" href="/app/login">
            {words.resume}
          </a>
        </p>
      </div>
      <div className={styles.arch}>
        <StreetIllustration label={site.landing.picture} />
      </div>
    </div>
  );
}
