import { useCallback, useEffect, useRef } from 'react';
import { paths } from '#funnel/paths.ts';
import { useLocation, useNavigate } from '#web/router/navigation.tsx';
import { useSession } from '#web/session/session-provider.tsx';

export const signInAgainPath = (path: string): string =>
  `${paths.login}?${new URLSearchParams({ error: 'signedOut', callbackUrl: path })}`;

/** Notifies users whose session ended and returns them to this page after sign-in. Returns that handler. */
export const useSessionEnd = (): (() => void) => {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  const signInAgain = useCallback(() => navigate(signInAgainPath(pathname + search)), [navigate, pathname, search]);
  useEffect(() => {
    if (status === 'authenticated') wasSignedIn.current = true;
    if (status === 'unauthenticated' && wasSignedIn.current) {
      wasSignedIn.current = false;
      signInAgain();
    }
  }, [status, signInAgain]);
  return signInAgain;
};
