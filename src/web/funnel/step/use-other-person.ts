import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { useNewerVersion } from '../saving/use-newer-version.ts';
import { useFunnelData } from './funnel-data.ts';

/** The other applicant, read again when they join, decline, leave or finish while the page is open. */
export const useOtherPerson = () => {
  const trpc = useTRPC();
  const { current } = useFunnelData();
  const { data: other, refetch } = useQuery(trpc.application.otherPerson.queryOptions());
  useNewerVersion({ version: current?.version ?? null, onNewer: () => void refetch() });
  return { other, refetch };
};
