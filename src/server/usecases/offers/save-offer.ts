import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { addDays, type Day } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Decision } from '#rules/decision/decision.ts';
import { isSameBasis, type OfferBasis, offerBasis, offerBasisOf } from '#rules/offer/offer-basis.ts';
import { type OfferChange, offerChange, offerChanges } from '#rules/offer/offer-changes.ts';
import { withPayoffs } from '#rules/offer/with-payoffs.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addOffer, endOffer, findLatestOffer, type OfferReason } from '#server/db/repos/application/offers.ts';
import { meetClock } from '../shared/clocks.ts';
import { decideApplication } from '../shared/decide-application.ts';

export type Known = { application: Pick<StoredApplication, 'id' | 'document'>; facts: OutsideFacts; asOf: Day };

export type SavedOffer = {
  id: string;
  madeOn: Day;
  expiresOn: Day;
  reason: OfferReason;
  changes: OfferChange[];
};

type Weighed = { decision: Decision; basis: OfferBasis };

/** The offer regardless of the borrower's choices: without them and with every debt kept. */
export const evaluateOffer = ({ application: { document }, facts, asOf }: Known): Weighed => {
  const untouched = { ...withPayoffs(document, []), offerChoice: null };
  const decision = decideApplication({ application: untouched, facts, asOf });
  return { decision, basis: offerBasisOf(decision, policyWithIndex(getPolicy(asOf), facts.indexes, asOf)) };
};

type Latest = NonNullable<Awaited<ReturnType<typeof findLatestOffer>>>;

export const basisOf = ({ basis }: Latest): OfferBasis => offerBasis.parse(basis);
const stands = (latest: Latest, { basis, asOf }: { basis: OfferBasis; asOf: Day }): boolean =>
  latest.endedAt === null && latest.expiresOn >= asOf && isSameBasis(basisOf(latest), basis);

const toKept = ({ id, madeOn, expiresOn, reason, changes }: Latest): SavedOffer => ({
  id,
  madeOn,
  expiresOn,
  reason,
  changes: offerChange.array().parse(changes),
});

/** The offer standing today on today's facts, or null. */
export const findStandingOffer = async (db: Reader, known: Known): Promise<SavedOffer | null> => {
  const latest = await findLatestOffer(db, known.application.id);
  return latest && stands(latest, { basis: evaluateOffer(known).basis, asOf: known.asOf }) ? toKept(latest) : null;
};

/** Changes since the last offer, for an application that no longer has one. */
export const changesSinceOffer = async (db: Reader, known: Known): Promise<OfferChange[]> => {
  const latest = await findLatestOffer(db, known.application.id);
  return latest ? offerChanges(basisOf(latest), evaluateOffer(known).basis) : [];
};

/**
 * The standing offer, or a new one in its place: because there was none, its facts changed, or it expired. The
 * caller holds the application's lock.
 */
export const saveOffer = async (tx: Tx, known: Known): Promise<SavedOffer> => {
  const { application, facts, asOf } = known;
  const applicationId = application.id;
  const { decision, basis } = evaluateOffer(known);
  const latest = await findLatestOffer(tx, applicationId);
  if (latest && stands(latest, { basis, asOf })) return toKept(latest);
  const changes = latest ? offerChanges(basisOf(latest), basis) : [];
  const reason = latest === null ? 'first' : changes.length > 0 ? 'changed' : 'expired';
  if (latest && latest.endedAt === null) await endOffer(tx, latest.id);
  const { policyVersion } = decision;
  const expiresOn = addDays(asOf, getPolicy(asOf).offer.validDays);
  const id = await addOffer(tx, {
    applicationId,
    policyVersion,
    madeOn: asOf,
    expiresOn,
    basis,
    facts: { application: application.document, outside: facts },
    decision,
    reason,
    changes,
  });
  await appendEvent(tx, {
    applicationId,
    actor: 'system',
    kind: 'offerMade',
    body: { offerId: id, policyVersion, expiresOn, reason, changed: changes.map(({ what }) => what) },
  });
  await meetClock(tx, { applicationId, kind: 'adverseActionNotice', on: asOf, by: 'offerMade' });
  return { id, madeOn: asOf, expiresOn, reason, changes };
};
