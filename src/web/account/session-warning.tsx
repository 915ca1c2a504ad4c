import { useEffect, useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { shell } from '#words/shell.ts';
import styles from './session-warning.module.css';
import { useSessionEndTime } from './use-session-end-time.ts';

const words = shell.sessionWarning;

/** Shown, not read out every second: a timer role is silent unless one goes to it. */
const TimeLeft = ({ endsAt }: { endsAt: number }) => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <span className={styles.left} role="timer" aria-label={words.timeLeft}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
};

type Props = {
  /** What becomes of what was typed. */
  kept: string;
  onEnd: () => void;
};

/** Two minutes before the session ends: says so and how long it is, and one press keeps it. */
export const SessionWarning = ({ kept, onEnd }: Props) => {
  const { endsAt, stay } = useSessionEndTime(onEnd);
  if (endsAt === null) return null;
  return (
    <div className={`wrap ${styles.warning}`}>
      <Notice tone="warn" title={words.title}>
        {kept} {words.left} <TimeLeft endsAt={endsAt} />{' '}
        <button className="link-button" type="button" onClick={() => void stay()}>
          {words.stay}
        </button>
      </Notice>
    </div>
  );
};
