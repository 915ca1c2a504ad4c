import { isDeepStrictEqual } from 'node:util';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { steps } from '#funnel/steps.ts';
import type { Decision } from '#rules/decision/decision.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { acceptOffer, findLatestOffer } from '#server/db/repos/application/offers.ts';
import { keepOffer } from './keep-offer.ts';

const offerSteps: readonly string[] = [steps.previewOffer.key, steps.prequalOffer.key];

export const isOfferStep = (key: string): boolean => offerSteps.includes(key);

/** As the database gives it back. */
const asStored = (accepted: object): unknown => JSON.parse(JSON.stringify(accepted));

type Accepted = { application: Pick<StoredApplication, 'id' | 'document'>; facts: OutsideFacts; decision: Decision };

/** In the transaction that saves the choice: the standing offer keeps what was taken, and by which decision. */
export const acceptStandingOffer = async (tx: Tx, { application, facts, decision }: Accepted): Promise<void> => {
  const { id } = await keepOffer(tx, { application, facts, asOf: decision.asOf });
  const choice = application.document.offerChoice;
  if (isDeepStrictEqual((await findLatestOffer(tx, application.id))?.accepted, asStored({ choice, decision }))) return;
  await acceptOffer(tx, { id, accepted: { choice, decision } });
  await appendEvent(tx, {
    applicationId: application.id,
    actor: 'borrower',
    kind: 'offerAccepted',
    body: { offerId: id, policyVersion: decision.policyVersion },
  });
};
