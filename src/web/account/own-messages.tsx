import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { HubMessages } from '#web/hub/hub-messages.tsx';
import { useLocation } from '#web/router/navigation.tsx';

/** The thread with staff before there is a hub: a mail that says somebody wrote leads here. */
export const OwnMessages = () => {
  const trpc = useTRPC();
  const { hash } = useLocation();
  const { data, refetch } = useQuery(trpc.loan.messages.queryOptions());
  const isHere = data !== undefined;
  useEffect(() => {
    // The address named this part before it was loaded.
    if (isHere && hash === '#messages') document.getElementById('messages')?.scrollIntoView();
  }, [isHere, hash]);
  return isHere && <HubMessages messages={data} onDone={() => void refetch()} />;
};
