import { signOut, useSession } from 'next-auth/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { decideRedirect, type RedirectFacts } from '#funnel/engine/decide-redirect.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { leadLinkIn } from '../links/lead-link-in.ts';
import { arrivalOf, documentLoad } from './arrival-of.ts';

/** Carries out the guard's decision. True while redirecting. */
export const useRedirectGuard = (record: RedirectFacts['record']): boolean => {
  const api = useTRPCClient();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const { status } = useSession();
  const redirect =
    typeof window === 'undefined' || status === 'loading' || leadLinkIn({ pathname, search }) !== null
      ? ({ kind: 'stay' } as const)
      : decideRedirect({ path: pathname + search, session: status, record, arrival: arrivalOf(key, documentLoad()) });
  const { kind } = redirect;
  const to = redirect.kind === 'stay' ? null : redirect.to;
  useEffect(() => {
    if (to === null) return;
    const leave = async () => {
      if (kind === 'signOut') {
        await api.identity.deleteSession.mutate();
        await signOut({ redirect: false });
      }
      await navigate(to, { replace: true });
    };
    void leave();
  }, [kind, to, api, navigate]);
  return to !== null;
};
