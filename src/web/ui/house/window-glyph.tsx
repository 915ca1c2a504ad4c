import styles from './window-glyph.module.css';

export type WindowState = 'todo' | 'now' | 'done';

/** The lit window: outline with panes is to do, an ember ring is current, amber with a check is done. */
export const WindowGlyph = ({ state, size = 22 }: { state: WindowState; size?: number }) => (
  <svg className={styles[state]} width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
    <path className={styles.frame} d="M3.5 19.5V10a7.5 7.5 0 0 1 15 0v9.5z" />
    {state === 'todo' && <path className={styles.panes} d="M11 2.5v17M3.5 12h15" />}
    {state === 'now' && <circle className={styles.dot} cx="11" cy="12.2" r="3" />}
    {state === 'done' && <path className={styles.tick} d="m7.4 12.2 2.6 2.6 4.8-5.2" />}
  </svg>
);
