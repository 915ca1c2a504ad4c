import { Notice } from '#web/ui/notice.tsx';
import { errors } from '#words/errors.ts';
import styles from './step-view.module.css';

type Props = { retry: () => void };

/** A failed load proves nothing: no one is signed out or sent anywhere for it, and no link has ended by it. */
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

/** Where nothing else is on the page. */
export const LoadFailed = ({ retry }: Props) => (
  <main id="content" className={`wrap ${styles.columns}`}>
    <NotLoaded retry={retry} />
  </main>
);
