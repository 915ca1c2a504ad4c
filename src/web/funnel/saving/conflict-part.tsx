import { onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { shell } from '#words/shell.ts';
import styles from './conflict-part.module.css';

/** Both versions of one's answers: the code comes with the first conflict, which few ever meet. */
export const { Part: ConflictView } = onDemand(async () => (await import('./conflict-view.tsx')).ConflictView, {
  waiting: (
    <div className={styles.place}>
      <SkeletonLines text={shell.loading} />
    </div>
  ),
  failed: (retry) => (
    <div className={styles.place}>
      <NotLoaded retry={retry} />
    </div>
  ),
});
