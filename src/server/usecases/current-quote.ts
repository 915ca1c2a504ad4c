import type { Quote, QuoteRequest } from '#entities/quote.ts';
import type { Container } from '../container.ts';
import type { SessionFacts } from './sessions.ts';

export const currentQuote = async (
  _container: Container,
  _session: SessionFacts,
  _request: QuoteRequest,
): Promise<Quote | null> => null;
