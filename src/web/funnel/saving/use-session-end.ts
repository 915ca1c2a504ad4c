import { useSession } from 'next-auth/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#funnel/paths.ts';

export const signInAgainPath = (path: string): string =>
  `${paths.login}?${new URLSearchParams({ error: 'signedOut', callbackUrl: path })}`;

/** Who was signed in and no longer is gets told so, and comes back to this page after signing in. Returns that way out. */
export const useSessionEnd = (): (() => void) => {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  const signInAgain = useCallback(
    () => void navigate(signInAgainPath(pathname + search)),
    [navigate, pathname, search],
  );
  useEffect(() => {
    if (status === 'authenticated') wasSignedIn.current = true;
    if (status === 'unauthenticated' && wasSignedIn.current) {
      wasSignedIn.current = false;
      signInAgain();
    }
  }, [status, signInAgain]);
  return signInAgain;
};
