import type { Quote, QuoteRequest } from '#entities/contract/quote.ts';
import { quoteOf } from '#rules/offer/quote-of.ts';
import type { Container } from '#server/container.ts';
import type { SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { loadApplication } from '../shared/load-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { findStandingOffer } from './save-offer.ts';

/** The rules' current offer, with the stored offer it belongs to; an estimate while anything rests on the applicant's stated answers. */
export const currentQuote = async (
  container: Container,
  session: SessionFacts,
  { fetchOriginationFee }: QuoteRequest,
): Promise<Quote | null> => {
  const stored = await loadApplication(container, session);
  if (!stored) return null;
  const facts = await outsideFactsOf(container.database.db, stored);
  const asOf = container.clock.today();
  const decision = decideApplication({ application: stored.document, facts, asOf });
  const quote = quoteOf(decision, { withFee: fetchOriginationFee ? 'withFee' : 'withoutFee' });
  const offer = quote && (await findStandingOffer(container.database.db, { application: stored, facts, asOf }));
  return quote && { ...quote, id: offer?.id ?? null, expiresOn: offer?.expiresOn ?? null };
};
