import { getPolicy } from '#policy/policies.ts';
import { acceptedOfferOf } from '#rules/offer/accepted-offer.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import { saveOffer } from '../../offers/save-offer.ts';
import { recordAcceptedOffer } from '../../shared/record-accepted-offer.ts';
import type { SavedStep } from '../submit/submission.ts';

/** The standing offer records the choice, the decision and the terms it was accepted on. */
export const acceptOffer = async ({
  tx,
  stored,
  application,
  facts,
  decision,
  destination,
}: SavedStep): Promise<void> => {
  if (destination.kind !== 'next') return;
  const applicationId = stored.id;
  const current = { id: applicationId, document: application };
  const { id: offerId } = await saveOffer(tx, { application: current, facts, asOf: decision.asOf });
  const terms = acceptedOfferOf(decision, policyWithIndex(getPolicy(decision.asOf), facts.indexes, decision.asOf));
  await recordAcceptedOffer(tx, { applicationId, offerId, choice: application.offerChoice, decision, terms });
};
