import { actorOf } from '#entities/contract/actor.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { cancelAsOwner, closingOwnersOf } from '#server/db/repos/loan/closing-owners.ts';
import { findFunding } from '#server/db/repos/loan/fundings.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { sendMessage } from '../messages/send-message.ts';
import { startClock } from '../shared/clocks.ts';
import { rescissionOf } from '../shared/rescission-of.ts';

export type CancelOutcome =
  | { kind: 'cancelled' }
  | { kind: 'cancelledBefore' }
  | { kind: 'tooLate' }
  | { kind: 'noRight' };

/** In writing, by any owner, for all of them; it counts from the moment it is sent (12 CFR 1026.15). */
export const cancelLine = (
  container: Container,
  { applicationId, owner }: { applicationId: string; owner: string },
): Promise<CancelOutcome> =>
  container.database.transact(async (tx): Promise<CancelOutcome> => {
    const stored = await lockApplication(tx, applicationId);
    const who = (await closingOwnersOf(tx, applicationId)).find((each) => each.owner === owner);
    if (!stored) throw new AppError('notFound');
    if (!who) return { kind: 'noRight' };
    const on = container.clock.today();
    const rescission = await rescissionOf(tx, stored, on);
    if (rescission.kind === 'cancelled') return { kind: 'cancelledBefore' };
    if (rescission.kind === 'notApplicable') return { kind: 'noRight' };
    if (rescission.kind === 'over' || (await findFunding(tx, applicationId))) return { kind: 'tooLate' };
    await cancelAsOwner(tx, { applicationId, owner, on });
    const document = { ...stored.document, closing: { ...stored.document.closing, cancelledOn: on } };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    await appendEvent(tx, {
      applicationId,
      actor: actorOf(owner),
      kind: 'rescissionCancelled',
      body: { on, name: who.name },
    });
    await startClock(tx, { applicationId, kind: 'moneyBack', on });
    await container.jobs.enqueue(tx, 'keepLar', { applicationId });
    await reconcileConditions(container, tx, { id: applicationId, document });
    const after = await rescissionOf(tx, { id: applicationId, document }, on);
    const moneyBackBy = after.kind === 'cancelled' ? container.words.inLongDate(after.returnMoneyBy) : '';
    for (const { person, applicant } of peopleOf(document)) {
      if (applicant.email === null) continue;
      await sendMessage(container, tx, {
        name: 'rescissionCancelled',
        recipient: applicant.email,
        applicationId,
        deliveryKey: `rescissionCancelled/${applicationId}/${person}`,
        variables: {
          firstName: applicant.firstName ?? '',
          loanNumber: loanNumberText(stored.loanNumber),
          cancelledBy: who.name,
          moneyBackBy,
        },
      });
    }
    return { kind: 'cancelled' };
  });
