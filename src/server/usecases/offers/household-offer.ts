import type { HouseholdLine } from '#entities/contract/quote.ts';
import type { Person } from '#entities/values/person.ts';
import { type OfferChange, type OfferChangeKind, offerChange } from '#rules/offer/offer-changes.ts';
import type { OfferComparison } from '#rules/offer/offer-comparison.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { findLatestOffer } from '#server/db/repos/application/offers.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { compareOffers } from './compare-offers.ts';
import { forApplicants } from './for-applicants.ts';
import { householdLineOf } from './household-line-of.ts';
import { changesSinceOffer } from './save-offer.ts';

export type HouseholdOffer = HouseholdLine & {
  chooser: string | null;
  /** First name of the second person. */
  joiner: string | null;
  changes: OfferChange[];
  compared: OfferComparison | null;
};

/** Before somebody joined, these were the other one's alone. */
const OWN: readonly OfferChangeKind[] = ['income', 'debts'];

/** The line and, until the borrower has chosen again, how it changed. For both people. */
export const householdOffer = async (
  { database: { db }, clock }: Container,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<HouseholdOffer | null> => {
  const stored = await findApplication(db, applicationId);
  if (!stored) return null;
  const asOf = clock.today();
  const latest = await findLatestOffer(db, applicationId);
  const kept = latest?.accepted || latest?.reason !== 'changed' ? [] : offerChange.array().parse(latest.changes);
  const known = { application: stored, facts: await outsideFactsOf(db, stored), asOf };
  const changes = latest && latest.endedAt !== null ? await changesSinceOffer(db, known) : kept;
  const compared = await compareOffers(db, { stored, person, asOf });
  const hasJoined = person === 'coborrower' && compared?.event === 'joined';
  return {
    ...(await householdLineOf(db, { stored, asOf })),
    chooser: stored.document.borrower.firstName,
    joiner: stored.document.coborrower?.firstName ?? null,
    changes: forApplicants(changes, stored.document).filter(({ what }) => !hasJoined || !OWN.includes(what)),
    compared,
  };
};
