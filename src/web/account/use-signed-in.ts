import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { useSession } from '#web/session/session-provider.tsx';

type Page = { /** False once this page itself signs in. */ isAsked: boolean; onConfirmed: () => void };

/**
 * Whether an application is open in this browser. An applicant with a confirmed address is signed in and is sent on. The others may
 * have come to sign in to an earlier application. The server is asked, since the page's own session may have ended.
 */
export const useSignedIn = ({ isAsked, onConfirmed }: Page): boolean => {
  const trpc = useTRPC();
  const { status } = useSession();
  const { data, isFetchedAfterMount } = useQuery(
    trpc.funnel.current.queryOptions(undefined, { enabled: isAsked && status === 'authenticated' }),
  );
  const current = isAsked && status === 'authenticated' && isFetchedAfterMount ? (data ?? null) : null;
  const isConfirmed = current?.isEmailConfirmed === true;
  const goOn = useEffectEvent(onConfirmed);
  useEffect(() => {
    if (isConfirmed) goOn();
  }, [isConfirmed]);
  return current !== null && !isConfirmed;
};
