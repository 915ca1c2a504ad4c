import type { TRPCClient } from '@trpc/client';
import type { Quote, QuoteRequest } from '#entities/contract/quote.ts';
import type { AppRouter } from '#server/api/router.ts';

export type QuoteAnswer = { data: Quote | null; error: unknown };

/** A failed quote is null data together with the error, never an exception. */
export const currentQuote = async (api: TRPCClient<AppRouter>, request: QuoteRequest): Promise<QuoteAnswer> => {
  try {
    return { data: await api.quote.current.query(request), error: null };
  } catch (error) {
    return { data: null, error };
  }
};
