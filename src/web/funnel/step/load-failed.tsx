import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import styles from './step-view.module.css';

/** For a funnel page with no other content. */
export const LoadFailed = ({ retry }: { retry: () => unknown }) => (
  <main id="content" className={`wrap ${styles.columns}`}>
    <NotLoaded retry={retry} isWholePage />
  </main>
);
