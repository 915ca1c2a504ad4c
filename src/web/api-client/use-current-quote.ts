import { useQuery } from '@tanstack/react-query';
import { useTRPC, useTRPCClient } from './api.ts';
import { currentQuote, type QuoteAnswer } from './current-quote.ts';

/** `answer` is undefined until there is one. */
export type AskedQuote = {
  answer: QuoteAnswer | undefined;
  /** Settles once there is another answer. */
  retry: () => Promise<unknown>;
};

/** What the quote belongs to, such as a stored offer: a change asks again. Undefined while that is not known. */
type Subject = string | null | undefined;

/** The caller's own quote with its origination fee. */
export const useCurrentQuote = ({ email, of }: { email: string | null; of: Subject }): AskedQuote => {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const request = { email: email ?? '', fetchOriginationFee: true };
  const { data, refetch } = useQuery({
    queryKey: [...trpc.quote.current.queryKey(request), of],
    queryFn: () => currentQuote(api, request),
    enabled: email !== null && of !== undefined,
  });
  return { answer: data, retry: () => refetch() };
};
