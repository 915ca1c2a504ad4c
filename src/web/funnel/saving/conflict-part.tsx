import type { ComponentProps } from 'react';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { onDemand } from '#web/ui/on-demand.tsx';
import styles from './conflict-part.module.css';

/** Both versions of one's answers: the code comes with the first conflict, which few ever meet. */
const { Part } = onDemand(async () => (await import('./conflict-view.tsx')).ConflictView);

/** In place of the button that was pressed: the choice is the way on, and what is docked on a phone gives way to it. */
export const ConflictView = (props: ComponentProps<typeof Part>) => (
  <div className={styles.place} tabIndex={-1} ref={focusWhenShown}>
    <Part {...props} />
  </div>
);
