import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';

export type OpenedOffer = inferOutput<ReturnType<typeof useTRPC>['quote']['open']>;

/** `isOpening`: the first try is on its way. */
type Opening = { opened: OpenedOffer | null; isOpening: boolean };

/** Opening the page creates or renews the stored offer. If the server is unreachable, the page still computes, by its own day. */
export const useOpenedOffer = ({ isStarted }: { isStarted: boolean }): Opening => {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const { data, isPending, failureCount } = useQuery({
    queryKey: trpc.quote.open.mutationKey(),
    queryFn: () => api.quote.open.mutate(),
    enabled: isStarted,
  });
  return { opened: data ?? null, isOpening: isPending && failureCount === 0 };
};
