import styles from './window-facade.module.css';
import type { WindowState } from './window-glyph.tsx';

const COLUMNS = 3;

const windowAt = (at: number): string =>
  `M${24 + (at % COLUMNS) * 34} ${68 + Math.floor(at / COLUMNS) * 34}v-15a9 9 0 0 1 18 0v15z`;

/** A house with a window for every part of the application; each lights up when its part is done. */
export const WindowFacade = ({ windows, label }: { windows: readonly WindowState[]; label: string }) => (
  <svg className={styles.facade} viewBox="0 0 134 156" role="img" aria-label={label}>
    <path className={styles.wall} d="M106 22V6h13v28" />
    <path className={styles.wall} d="M12 154V36L67 6l55 30v118z" />
    <path className={styles.roof} d="M4 40 67 5l63 35" />
    {windows.map((state, at) => (
      <path key={windowAt(at)} className={styles[state]} d={windowAt(at)} />
    ))}
    <path className={styles.ground} d="M2 154h130" />
  </svg>
);
