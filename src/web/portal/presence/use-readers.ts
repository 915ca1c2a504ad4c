import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { useMay } from '../use-may.ts';

const EVERY_MS = 10_000;

/** The colleagues who have a loan open now, by its id. */
export const useReaders = (): ReadonlyMap<string, string[]> => {
  const trpc = useTRPC();
  const { data = [] } = useQuery({
    ...trpc.desk.readers.queryOptions(),
    enabled: useMay('seeLoan'),
    refetchInterval: EVERY_MS,
  });
  const readers = new Map<string, string[]>();
  for (const { loanId, name } of data) readers.set(loanId, [...(readers.get(loanId) ?? []), name]);
  return readers;
};
