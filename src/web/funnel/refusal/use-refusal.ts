import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import { useTRPC } from '#web/api-client/api.ts';

export type RefusalView = inferOutput<ReturnType<typeof useTRPC>['application']['refusal']>;

/** The blocking rules, by everything the server knows, and whether the applicant signed up for an alert. */
export const useRefusal = (about: NewsTopic, { isStarted }: { isStarted: boolean }) => {
  const trpc = useTRPC();
  const { data, isPending, isError } = useQuery({
    ...trpc.application.refusal.queryOptions({ about }),
    enabled: isStarted,
  });
  return { view: data ?? null, isLoading: isStarted && isPending, isError };
};
