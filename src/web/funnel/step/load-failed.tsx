import { Notice } from '#web/ui/notice.tsx';
import { errors } from '#words/errors.ts';
import styles from './step-view.module.css';

type Props = { retry: () => void };

/** A failed load proves nothing: it signs out or redirects no user, and does not mean that a link has expired. */
export const NotLoaded = ({ retry }: Props) => (
  <section>
    <Notice tone="stop" title={errors.notLoaded.title}>
      {errors.notLoaded.text}
    </Notice>
    <p className={styles.notice}>
      <button className="button button-primary" type="button" onClick={retry}>
        {errors.notLoaded.retry}
      </button>
    </p>
  </section>
);

/** For a page with no other content. */
export const LoadFailed = ({ retry }: Props) => (
  <main id="content" className={`wrap ${styles.columns}`}>
    <NotLoaded retry={retry} />
  </main>
);
