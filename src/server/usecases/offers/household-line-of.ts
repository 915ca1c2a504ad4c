import type { HouseholdLine } from '#entities/contract/quote.ts';
import type { Day } from '#entities/values/day.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import { highestPayment, type Offer } from '#rules/offer/offer.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { findLatestOffer } from '#server/db/repos/application/offers.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { evaluateOffer } from './save-offer.ts';

type Standing = NonNullable<HouseholdLine['line']>['standing'];

const lineOf = ({ amount, rate, payments }: Offer, standing: Standing): HouseholdLine['line'] => ({
  standing,
  amount,
  rate,
  paymentNow: payments.now,
  paymentAfterDraw: payments.afterDraw,
  highestPayment: highestPayment(payments),
});

const homeOf = ({ line1, city, state }: StoredApplication['document']['property']): string | null => {
  const town = [city, state].filter(Boolean).join(', ');
  const parts = [line1, town].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
};

/** The accepted line, else the most on offer, else the most the answers so far allow. */
export const householdLineOf = async (
  db: Reader,
  { stored, asOf }: { stored: Pick<StoredApplication, 'id' | 'document'>; asOf: Day },
): Promise<HouseholdLine> => {
  const home = homeOf(stored.document.property);
  const latest = await findLatestOffer(db, stored.id);
  const accepted = latest?.accepted ? await findAcceptedOffer(db, stored.id) : null;
  if (accepted !== null) return { home, line: lineOf(accepted.offer, 'accepted') };
  const facts = await outsideFactsOf(db, stored);
  const { decision } = evaluateOffer({ application: stored, facts, asOf });
  const offer = decision.outcome === 'fail' ? null : chosenOffer(decision);
  return { home, line: offer && lineOf(offer, latest === null ? 'estimate' : 'offer') };
};
