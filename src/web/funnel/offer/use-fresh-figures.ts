import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTRPC } from '#web/api-client/api.ts';

/** Refetches everything the page computes with. */
export const useFreshFigures = ({ isWanted }: { isWanted: boolean }): void => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    for (const queryKey of [
      trpc.application.facts.queryKey(),
      trpc.funnel.current.queryKey(),
      trpc.quote.open.mutationKey(),
      trpc.quote.current.queryKey(),
    ])
      void queryClient.invalidateQueries({ queryKey });
  }, [isWanted, trpc, queryClient]);
};
