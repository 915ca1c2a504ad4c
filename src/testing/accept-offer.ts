import { getPolicy } from '#policy/policies.ts';
import { acceptedOfferOf } from '#rules/offer/accepted-offer.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { acceptOffer } from '#server/db/repos/application/offers.ts';
import { saveOffer } from '#server/usecases/offers/save-offer.ts';
import { decideApplication } from '#server/usecases/shared/decide-application.ts';
import { outsideFactsOf } from '#server/usecases/shared/outside-facts-of.ts';

/** For a document written without the offer page: accepts its terms today, as the page would have. */
export const acceptChosenOffer = (
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  applicationId: string,
): Promise<void> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    const choice = stored?.document.offerChoice ?? null;
    if (!stored || choice === null) return;
    const facts = await outsideFactsOf(tx, stored);
    const asOf = clock.today();
    const decision = decideApplication({ application: stored.document, facts, asOf });
    const { id } = await saveOffer(tx, { application: stored, facts, asOf });
    const terms = acceptedOfferOf(decision, policyWithIndex(getPolicy(asOf), facts.indexes, asOf));
    await acceptOffer(tx, { id, accepted: { choice, decision, terms } });
  });
