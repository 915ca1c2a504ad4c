import { useSession } from 'next-auth/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#funnel/paths.ts';

export const signInAgainPath = (path: string): string =>
  `${paths.login}?${new URLSearchParams({ error: 'signedOut', callbackUrl: path })}`;

/** Who was signed in and no longer is gets told so, and comes back to this page after signing in. */
export const useSessionEnd = (): void => {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (status === 'authenticated') wasSignedIn.current = true;
    if (status === 'unauthenticated' && wasSignedIn.current) {
      wasSignedIn.current = false;
      void navigate(signInAgainPath(pathname + search));
    }
  }, [status, pathname, search, navigate]);
};
