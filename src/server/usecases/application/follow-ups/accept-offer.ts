import { isDeepStrictEqual } from 'node:util';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findLatestOffer, acceptOffer as recordAcceptance } from '#server/db/repos/application/offers.ts';
import { saveOffer } from '#server/usecases/offers/save-offer.ts';
import type { SavedStep } from '../submit/submission.ts';

/** As the database gives it back. */
const asStored = (accepted: object): unknown => JSON.parse(JSON.stringify(accepted));

/** The standing offer records the choice and the decision it was accepted under. */
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
  const { id } = await saveOffer(tx, { application: current, facts, asOf: decision.asOf });
  const choice = application.offerChoice;
  if (isDeepStrictEqual((await findLatestOffer(tx, applicationId))?.accepted, asStored({ choice, decision }))) return;
  await recordAcceptance(tx, { id, accepted: { choice, decision } });
  await appendEvent(tx, {
    applicationId,
    actor: 'borrower',
    kind: 'offerAccepted',
    body: { offerId: id, policyVersion: decision.policyVersion },
  });
};
