import type { ClosingChoices, ClosingSlot } from '#entities/facts/closing-slot.ts';
import { openTimes } from '#rules/closing/closing-slots.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { stepsFor, verificationOf } from '#rules/conditions/lender-verification.ts';
import { tickIdChecks } from '#sandbox/pipeline/tick-id-checks.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { bookClosing, closingChoices } from '#server/usecases/closing/book-closing.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { verifyCondition } from '#server/usecases/conditions/verify-condition.ts';
import { approveLoan } from './desk-loans.ts';
import { decideAs, loanStaff, seenElsewhere, staffId } from './loan-staff.ts';
import { confirmPayoffs } from './payments/confirm-payoffs.ts';
import { establishFacts } from './stored/establish-facts.ts';

/** Establishes the facts that are the lender's own to verify, and those a vendor has not told in this test. */
export const verifyFacts = async (container: Container, applicationId: string): Promise<void> => {
  await establishFacts(container, applicationId);
  await confirmPayoffs(container, applicationId);
  const staff = await loanStaff(container, { role: 'processor', action: 'workLoan', applicationId });
  const { conditions } = await currentConditions(container, applicationId);
  const [certificate] = await filesOf(container.database.db, applicationId);
  for (const { key, state, request, updatedAt: seen } of conditions) {
    const fact = isMet(state) ? null : verificationOf(request.subjectId);
    if (fact === null) continue;
    const made = { step: stepsFor[fact.about][0], on: container.clock.today(), note: 'Seen.' };
    await verifyCondition(container, { staff, key, seen, ...made, fileId: certificate?.id ?? null });
  }
};

/** Meets every condition as the portal would: accepts documents, waives the rest where allowed, and approves. */
export const meetConditions = async (container: Container, applicationId: string): Promise<void> => {
  await verifyFacts(container, applicationId);
  await tickIdChecks(container, await loanStaff(container, { role: 'processor', action: 'workLoan', applicationId }));
  const { conditions } = await currentConditions(container, applicationId);
  for (const { key, state } of conditions) {
    if (isMet(state)) continue;
    const asked = { role: 'underwriter', applicationId, key };
    const outcome = await decideAs(container, { ...asked, decision: { kind: 'accept' } });
    if (outcome.kind === 'nothingToJudge') await decideAs(container, { ...asked, decision: seenElsewhere });
  }
  await approveLoan({ container }, { loanId: applicationId, staffId: await staffId(container, 'underwriter') });
};

/** The first slot that is open, online where the state allows it. */
export const firstSlot = (choices: ClosingChoices): ClosingSlot => {
  const [place] = choices.places;
  const slots = place
    ? choices.days.flatMap((on) => openTimes(choices, { on, place }).map((time) => ({ on, time, place })))
    : [];
  const [slot] = slots;
  if (!slot) throw new Error('no day to close on');
  return slot;
};

/** Books the first available slot. */
export const bookFirstDay = async (container: Container, applicationId: string): Promise<string> => {
  const stored = await findApplication(container.database.db, applicationId);
  if (!stored) throw new Error('no application');
  const slot = firstSlot(await closingChoices(container, container.database.db, stored));
  await bookClosing(container, { applicationId, actor: 'borrower' }, slot);
  return slot.on;
};
