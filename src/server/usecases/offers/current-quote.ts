import type { Quote, QuoteRequest } from '#entities/contract/quote.ts';
import { quoteOf } from '#rules/offer/quote-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { findAcceptedDecision } from '../shared/accepted-terms.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { loadApplication } from '../shared/load-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { findStandingOffer } from './save-offer.ts';

/**
 * The rules' current offer, with the stored offer it belongs to; an estimate while anything rests on the applicant's stated answers.
 * Once the application is submitted, the accepted offer, whatever the facts support since.
 */
export const currentQuote = async (
  container: Container,
  session: SessionFacts,
  { email, fetchOriginationFee }: QuoteRequest,
): Promise<Quote | null> => {
  const stored = await loadApplication(container, session);
  // An address is on the application before the account has one of its own.
  const own = [session.email, session.application && stored?.document[session.application.person]?.email];
  if (!own.includes(email)) throw new AppError('notFound');
  if (!stored) return null;
  const { db } = container.database;
  const facts = await outsideFactsOf(db, stored);
  const asOf = container.clock.today();
  const accepted = stored.status === 'applicationSubmitted' ? await findAcceptedDecision(db, stored.id) : null;
  const { decision, offer } = accepted ?? {
    decision: decideApplication({ application: stored.document, facts, asOf }),
    offer: undefined,
  };
  const quote = quoteOf(decision, { withFee: fetchOriginationFee ? 'withFee' : 'withoutFee', offer });
  const standing = quote && (await findStandingOffer(db, { application: stored, facts, asOf }));
  return quote && { ...quote, id: standing?.id ?? null, expiresOn: standing?.expiresOn ?? null };
};
