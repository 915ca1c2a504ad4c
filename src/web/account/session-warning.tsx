import { useEffect, useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { shell } from '#words/shell.ts';
import styles from './session-warning.module.css';
import { useSessionEndTime } from './use-session-end-time.ts';

const words = shell.sessionWarning;

/** Shown, not announced every second: a timer role is silent unless focused. */
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
  /** Explains whether typed data is kept. */
  kept: string;
  onEnd: () => void;
};

/** Two minutes before the session ends: a warning with the time left, and one click to stay signed in. */
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
