import { useEffect, useState } from 'react';
import { decidePage, type PageDecision } from '#funnel/engine/decide-page.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { useArrival } from '#web/arrival/arrival.tsx';
import { useLocation, useNavigate } from '#web/router/navigation.tsx';
import { signOut } from '#web/session/session-calls.ts';
import { useSession } from '#web/session/session-provider.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { leadLinkIn } from '../links/lead-link-in.ts';
import type { FunnelData } from '../step/funnel-data.ts';

const stay: PageDecision = { kind: 'stay', closed: null };

/** Carries out the guard's decision. `deciding` until the session and the record are known. */
export const useRedirectGuard = ({ record, current }: FunnelData): 'deciding' | 'leaving' | 'staying' => {
  const api = useTRPCClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const { how: arrival, settle } = useArrival();
  const isLive = useIsLive();
  const [hasDecided, setHasDecided] = useState(false);
  const isKnown = isLive && status !== 'loading' && record.kind !== 'loading';
  // A session being extended is loading again; that is no reason to take the page away.
  if (isKnown && !hasDecided) setHasDecided(true);
  const decision =
    status === 'loading' || !isKnown || leadLinkIn({ pathname, search }) !== null
      ? stay
      : decidePage({ path: pathname + search, session: status, record, arrival, standing: current });
  const { kind } = decision;
  const to = decision.kind === 'stay' ? null : decision.to;
  const { key: closedKey = null, reason = null } = decision.closed ?? {};
  const isSettled = isKnown && record.kind === 'loaded' && to === null;
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled, settle]);
  useEffect(() => {
    if (to === null) return;
    const leave = async () => {
      if (kind !== 'signOut')
        return navigate(to, { replace: true, ...(closedKey && { state: { closedPage: { key: closedKey, reason } } }) });
      await api.identity.deleteSession.mutate();
      // Full page load: nothing in this tab may take the ended session for one that ran out.
      await signOut(to);
    };
    void leave();
  }, [kind, to, closedKey, reason, api, navigate]);
  if (to !== null) return 'leaving';
  return hasDecided ? 'staying' : 'deciding';
};
