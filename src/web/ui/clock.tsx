import styles from './clock.module.css';
import { IconCheck } from './icons.ts';

export type ClockState = 'calm' | 'warn' | 'stop' | 'over' | 'met';

/** The ring is the share of time elapsed, the text is absolute; the rules decide the state. */
export const Clock = ({
  state,
  share,
  text,
  title,
}: {
  state: ClockState;
  share: number;
  text: string;
  title: string;
}) => (
  <span className={`${styles.clock} ${styles[state] ?? ''}`} title={title}>
    {state === 'met' ? (
      <IconCheck size={16} stroke={1.75} aria-hidden />
    ) : (
      <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
        <circle className={styles.track} cx="10" cy="10" r="7.5" />
        <circle
          className={styles.gone}
          cx="10"
          cy="10"
          r="7.5"
          pathLength="100"
          strokeDasharray={`${Math.round(Math.min(1, share) * 100)} 100`}
          transform="rotate(-90 10 10)"
        />
      </svg>
    )}
    {text}
  </span>
);
