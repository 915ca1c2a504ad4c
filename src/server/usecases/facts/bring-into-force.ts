import type { EnteredFact } from '#entities/facts/entered-fact.ts';
import type { Address } from '#entities/values/address.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { addEnteredReport, STAFF_KEY } from '#server/db/repos/application/reports.ts';
import { acceptId } from '../conditions/accept-id.ts';
import { hasConditions, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { untoldOfScore } from '../delivery/untold-of-score.ts';
import { announceOfferChange } from '../offers/announce-offer-change.ts';
import { startClock } from '../shared/clocks.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { recordFigures } from '../shared/record-figures.ts';
import { startValuationClocks } from '../valuations/start-valuation-clocks.ts';
import { factAnswer, factPerson } from './fact-answer.ts';

type InForce = { stored: StoredApplication; address: Address; entryId: string; fact: EnteredFact; staffId: string };

/** From now on the rules use the fact, as they would a vendor's answer, with the duties such an answer starts. */
export const bringIntoForce = async (
  container: Container,
  tx: Tx,
  { stored, address, entryId, fact, staffId }: InForce,
): Promise<void> => {
  const { clock, ring } = container;
  const { id: applicationId, status } = stored;
  const { kind, answer, application } = factAnswer(fact, { application: stored.document, address });
  const person = factPerson(fact);
  const idempotencyKey = `${STAFF_KEY}${fact.kind}/${entryId}`;
  const look = fact.kind === 'credit' ? (fact.report.isSoft ? 'soft' : 'hard') : null;
  await addEnteredReport(tx, { applicationId, person, kind, idempotencyKey, look, ring, answer });
  const now = { ...stored, document: application };
  await saveApplication(tx, now);
  const on = clock.today();
  if (fact.kind === 'credit' && (await untoldOfScore(tx, now)).length > 0)
    await startClock(tx, { applicationId, kind: 'scoreNotice', on });
  await startValuationClocks(tx, { stored: now, on });
  const facts = await outsideFactsOf(tx, now);
  recordFigures(tx, { applicationId, decision: decideApplication({ application, facts, asOf: on }) });
  await announceOfferChange(container, tx, { stored: now, by: null });
  if (hasConditions(status)) await reconcileConditions(container, tx, now);
  if (fact.kind === 'identity' && fact.doubts.length === 0)
    await acceptId(container, tx, { applicationId, person, actor: { staff: staffId } });
};
