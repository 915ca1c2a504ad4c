import type { Day } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { isLinePossible } from '#rules/decision/is-line-possible.ts';
import type { OfferChange } from '#rules/offer/offer-changes.ts';
import type { OfferComparison } from '#rules/offer/offer-comparison.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { endOffer, findLatestOffer } from '#server/db/repos/application/offers.ts';
import { recordRefusal } from '../decisions/record-refusal.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { compareOffers } from './compare-offers.ts';
import { forApplicants } from './for-applicants.ts';
import { changesSinceOffer, evaluateOffer, findStandingOffer, type SavedOffer, saveOffer } from './save-offer.ts';

export type OpenedOffer = {
  /** The lender's day the page must compute with. */
  asOf: Day;
  policyVersion: string;
  offer: Omit<SavedOffer, 'changes'> | null;
  /** Changes since the previous offer; empty for the first. */
  changes: OfferChange[];
  compared: OfferComparison | null;
};

/** For the offer page: the standing offer, remade where it must be, or the refusal, stored as one. */
export const openOffer = (container: Container, applicationId: string): Promise<OpenedOffer | null> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) return null;
    const asOf = container.clock.today();
    const facts = await outsideFactsOf(tx, stored);
    const known = { application: stored, facts, asOf };
    const { decision } = evaluateOffer(known);
    const { policyVersion } = decision;
    const isOffered = decision.outcome !== 'fail' && decision.maxLine !== null;
    // A line shaped to pass, by paying off debts, is a standing offer although the default shape does not pass.
    const kept = isOffered ? await saveOffer(tx, known) : await findStandingOffer(tx, known);
    const compare = () => compareOffers(tx, { stored, person: 'borrower', asOf });
    if (kept) {
      const { changes, ...offer } = kept;
      return {
        asOf,
        policyVersion,
        offer,
        changes: forApplicants(changes, stored.document),
        compared: await compare(),
      };
    }
    const latest = await findLatestOffer(tx, applicationId);
    if (latest && latest.endedAt === null) await endOffer(tx, latest.id);
    if (!isLinePossible({ application: stored.document, facts, policy: getPolicy(asOf), asOf }))
      await recordRefusal(tx, { application: stored, facts, decision, step: stored.status, at: 'offerPage' });
    const changes = forApplicants(await changesSinceOffer(tx, known), stored.document);
    return { asOf, policyVersion, offer: null, changes, compared: await compare() };
  });
