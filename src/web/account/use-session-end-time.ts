import { useEffect, useState } from 'react';
import { readSession } from '#web/session/session-calls.ts';
import { useSession } from '#web/session/session-provider.tsx';

const AHEAD_MILLISECONDS = 120_000;
/** Saves extend the session without this page's knowledge, so it checks again before warning. */
const SLACK_MILLISECONDS = 1000;
/** While the server cannot be asked, nobody knows whether the session ended. */
const RETRY_MILLISECONDS = 10_000;

type SessionEndTime = { endsAt: number | null; stay: () => Promise<void> };

/** When the session ends, known only in its last two minutes; null before that, and again after staying. */
export const useSessionEndTime = (onEnd: () => void): SessionEndTime => {
  const { data, extend } = useSession();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const expires = data?.expires;
  useEffect(() => {
    if (expires === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = async () => {
      const session = await readSession();
      if (session === undefined) return wait(RETRY_MILLISECONDS);
      if (session === null) return onEnd();
      const end = Date.parse(session.expires);
      const untilWarning = end - Date.now() - AHEAD_MILLISECONDS;
      setEndsAt(untilWarning > SLACK_MILLISECONDS ? null : end);
      wait(untilWarning > SLACK_MILLISECONDS ? untilWarning : end - Date.now() + SLACK_MILLISECONDS);
    };
    const wait = (milliseconds: number) => {
      timer = setTimeout(() => void check(), Math.max(0, milliseconds));
    };
    wait(Date.parse(expires) - Date.now() - AHEAD_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [expires, onEnd]);
  const stay = async () => {
    const session = await extend();
    if (session) setEndsAt(Date.parse(session.expires) - Date.now() > AHEAD_MILLISECONDS ? null : endsAt);
  };
  return { endsAt, stay };
};
