import { getSession, useSession } from 'next-auth/react';
import { useEffect, useState } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import { shell } from '#words/en/shell.ts';
import styles from './session-warning.module.css';

const AHEAD_MILLISECONDS = 120_000;
/** Saves move the end without this page hearing of it, so it is asked again before anyone is warned. */
const SLACK_MILLISECONDS = 1000;

const untilWarning = (expires: string): number => Date.parse(expires) - Date.now() - AHEAD_MILLISECONDS;

/** Two minutes before the session ends: says so, and one press keeps it. What was typed stays either way. */
export const SessionWarning = () => {
  const { data, update } = useSession();
  const [isDue, setIsDue] = useState(false);
  const expires = data?.expires;
  useEffect(() => {
    if (expires === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (milliseconds: number) => {
      timer = setTimeout(check, Math.max(0, milliseconds));
    };
    const check = async () => {
      const session = await getSession({ broadcast: false });
      const left = session === null ? 0 : untilWarning(session.expires);
      if (left > SLACK_MILLISECONDS) wait(left);
      else setIsDue(session !== null);
    };
    wait(untilWarning(expires));
    return () => clearTimeout(timer);
  }, [expires]);
  if (!isDue) return null;
  const stay = async () => {
    await update();
    setIsDue(false);
  };
  return (
    <div className={`wrap ${styles.warning}`}>
      <Notice tone="warn" title={shell.sessionWarning.title}>
        {shell.sessionWarning.text}{' '}
        <button className="link-button" type="button" onClick={() => void stay()}>
          {shell.sessionWarning.stay}
        </button>
      </Notice>
    </div>
  );
};
