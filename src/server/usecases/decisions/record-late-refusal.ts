import { isDeepStrictEqual } from 'node:util';
import { destinationAfter } from '#funnel/destination-after.ts';
import { flowOf } from '#funnel/engine/walk.ts';
import { principalReasons } from '#rules/adverse-action/adverse-reasons.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { findLatestDecision } from '#server/db/repos/loan/decisions.ts';
import type { Subject } from '#server/vendors/port.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { isLoanOver } from '../shared/loan-standing.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { recordRefusal } from './record-refusal.ts';

/** A vendor answer after the page stopped waiting may be a refusal too: its clock starts on arrival, not when it is seen. */
export const recordLateRefusal = (container: Container, { applicationId, person }: Subject): Promise<void> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored || person !== 'borrower' || (await isLoanOver(tx, stored))) return;
    const { document: application, variant, status } = stored;
    const facts = await outsideFactsOf(tx, stored);
    if (facts.credit.borrower === null) return;
    const decision = decideApplication({ application, facts, asOf: container.clock.today() });
    const asking = flowOf({ variant, person }).steps.find(({ asks }) => asks?.questions.includes('credit'));
    if (!asking) return;
    const { key } = asking;
    const destination = destinationAfter({ application, variant, person, key, status, trace: decision.trace });
    if (destination.kind !== 'refused') return;
    // A report that changes nothing is no new decision, also after the notice of the first one was sent.
    const last = await findLatestDecision(tx, applicationId);
    const reasons = principalReasons(decision.trace).map(({ reason }) => reason);
    if (last?.kind === 'refused' && isDeepStrictEqual(last.reasons, reasons)) return;
    await recordRefusal(tx, { application: stored, facts, decision, step: key, at: destination.to });
  });
