import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { SessionStatus } from '#entities/contract/session.ts';
import { type SessionKind, sessionKindOf } from '#entities/text/session-kind.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { extendSession, followOtherTabs, readSession, type SignedIn, tellOtherTabs } from './session-calls.ts';

type Held = {
  data: SignedIn;
  status: SessionStatus;
  /** Asks the server again, after this page signed in. */
  refresh: () => Promise<void>;
  /** Moves the end on; null when the session has ended. */
  extend: () => Promise<SignedIn>;
};

/** Stamped on the document by the server; read before React takes the document over. */
const pollSeconds = typeof document === 'undefined' ? 0 : Number(document.documentElement.dataset.sessionPoll ?? 0);

const nothing = () => Promise.resolve(null);
const SessionContext = createContext<Held>({
  data: null,
  status: 'loading',
  refresh: async () => undefined,
  extend: nothing,
});

export const useSession = (): Held => useContext(SessionContext);

const statusOf = (data: SignedIn | undefined, isExtending: boolean): SessionStatus => {
  if (data === undefined || isExtending) return 'loading';
  return data === null ? 'unauthenticated' : 'authenticated';
};

const OneSession = ({ children }: { children: ReactNode }) => {
  const [data, setData] = useState<SignedIn | undefined>();
  const [isExtending, setExtending] = useState(false);
  const known = useRef<SignedIn | undefined>(undefined);
  const isGone = useRef(false);
  /** What could not be read changes nothing; at first it is nobody's. */
  const hold = useCallback((session = known.current ?? null) => {
    if (isGone.current) return;
    known.current = session;
    setData(session);
  }, []);
  const refresh = useCallback(async () => hold(await readSession()), [hold]);
  useEffect(() => {
    isGone.current = false;
    // This may be the first page of a new session.
    void refresh().then(tellOtherTabs);
    /** Nobody is signed in by waiting. */
    const readAgain = () => known.current && void refresh();
    const onShown = () => document.visibilityState === 'visible' && readAgain();
    document.addEventListener('visibilitychange', onShown);
    const timer = pollSeconds > 0 ? setInterval(readAgain, pollSeconds * 1000) : null;
    const unfollow = followOtherTabs(() => void refresh());
    return () => {
      isGone.current = true;
      document.removeEventListener('visibilitychange', onShown);
      if (timer !== null) clearInterval(timer);
      unfollow();
    };
  }, [refresh]);
  const extend = useCallback(async () => {
    setExtending(true);
    const session = await extendSession();
    // The session this page knows ends by itself; a failed call does not end it earlier.
    if (session) hold(session);
    setExtending(false);
    return session ?? null;
  }, [hold]);
  const held = useMemo(
    () => ({ data: data ?? null, status: statusOf(data, isExtending), refresh, extend }),
    [data, isExtending, refresh, extend],
  );
  return <SessionContext value={held}>{children}</SessionContext>;
};

/** Applicants and staff have sessions of their own; the path alone decides which one a page uses. */
export const SessionByPath = ({ children }: { children: ReactNode }) => {
  const kind: SessionKind = sessionKindOf(useLocation().pathname);
  return <OneSession key={kind}>{children}</OneSession>;
};
