import { z } from 'zod';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { decision } from '#rules/decision/decision.ts';
import { type OfferComparison, type OfferSide, offerSideOf } from '#rules/offer/offer-comparison.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { findNewestOffers } from '#server/db/repos/application/offers.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';

type Compared = { stored: Pick<StoredApplication, 'id' | 'document'>; person: Person; asOf: Day };

/** A second person counts from their own first answer about income; before, they are but a name. */
const counted = z.object({ coborrower: z.object({ annualIncome: z.number().nullable() }).nullable() });
const countsTwo = (application: unknown): boolean => counted.parse(application).coborrower?.annualIncome != null;
const decidedOn = z.object({ application: z.unknown() });

/** The earlier offer beside the one it gave way to, until a line is chosen again; null where nothing changed. */
export const compareOffers = async (
  db: Reader,
  { stored: { id, document }, person, asOf }: Compared,
): Promise<OfferComparison | null> => {
  const [latest, earlier] = await findNewestOffers(db, id);
  if (!latest) return null;
  const isGone = latest.endedAt !== null;
  const before = isGone ? latest : earlier;
  if (!before || (!isGone && (latest.reason !== 'changed' || latest.isAccepted))) return null;
  const hasJoined = countsTwo(document) && !countsTwo(decidedOn.parse(before.facts).application);
  const side: OfferSide = offerSideOf(decision.parse(before.decision));
  return {
    event: hasJoined ? 'joined' : 'other',
    changedOn: isGone ? asOf : latest.madeOn,
    // What the other one earns and owes alone stays theirs.
    before: hasJoined && person === 'coborrower' ? { ...side, dti: null } : side,
    picked: before.isAccepted ? ((await findAcceptedOffer(db, id))?.offer.amount ?? null) : null,
    beforeUntil: before.expiresOn,
    after: isGone ? null : offerSideOf(decision.parse(latest.decision)),
  };
};
