import { Notice } from '#web/ui/notice.tsx';
import { errors } from '#words/en/errors.ts';
import styles from './step-view.module.css';

/** A failed load proves nothing: nobody is signed out or sent anywhere for it. */
export const LoadFailed = ({ retry }: { retry: () => void }) => (
  <main id="content" className={`wrap ${styles.columns}`}>
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
  </main>
);
