import type { Dollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { type AcceptedOffer, acceptedOfferOf } from '#rules/offer/accepted-offer.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

type Countered = { stored: Pick<StoredApplication, 'id' | 'document'>; amount: Dollars };
export type CounterTerms = { terms: AcceptedOffer | null; outcome: 'pass' | 'fail' | 'unknown' };

/** The terms of a counteroffer made today: those the borrower chose, with its amount. */
export const counterTerms = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  { stored, amount }: Countered,
): Promise<CounterTerms> => {
  const { offerChoice } = stored.document;
  const application = { ...stored.document, offerChoice: offerChoice && { ...offerChoice, amount } };
  const asOf = clock.today();
  const facts = await outsideFactsOf(db, { id: stored.id, document: application });
  const decision = decideApplication({ application, facts, asOf });
  const terms = acceptedOfferOf(decision, policyWithIndex(getPolicy(asOf), facts.indexes, asOf));
  return { terms: terms?.offer.amount === amount ? terms : null, outcome: decision.outcome };
};
