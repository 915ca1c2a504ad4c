import type { AnswerCorrection } from '#entities/facts/entered-fact.ts';
import { answerCorrection } from '#entities/facts/entered-fact.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import {
  answerCorrectionOf,
  type CorrectionRow,
  correctionsOf,
} from '#server/db/repos/application/answer-corrections.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import type { Subject } from '#server/vendors/port.ts';
import { hasConditions, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { notifyStaff } from '../messages/notify-staff.ts';

const toCorrection = ({
  correctedByName: by,
  correctedAt: at,
  settledByName: settledBy,
  ...row
}: CorrectionRow): AnswerCorrection => answerCorrection.parse({ ...row, by, at, settledBy });

/** What staff corrected in one person's answers, newest first. */
export const correctionsFor = async ({ database }: Pick<Container, 'database'>, subject: Subject) =>
  (await correctionsOf(database.db, subject)).map(toCorrection);

/** The applicant says that a correction is right, or objects in their own words, which staff read among the messages. */
export const answerToCorrection = (
  container: Container,
  { applicationId, person }: Subject,
  { id, objection }: { id: string; objection: string | null },
): Promise<{ kind: 'saved' | 'answeredBefore' }> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    const known = (await correctionsOf(tx, { applicationId, person })).some((row) => row.id === id);
    if (!stored || !known) throw new AppError('notFound');
    if (!(await answerCorrectionOf(tx, { id, applicationId, person, objection }))) return { kind: 'answeredBefore' };
    const state = objection === null ? 'confirmed' : 'objected';
    await appendEvent(tx, { applicationId, actor: person, kind: 'correctionAnswered', body: { id, state } });
    if (objection === null) await saveApplication(tx, stored);
    else {
      if (hasConditions(stored.status)) await reconcileConditions(container, tx, stored);
      await notifyStaff(container, tx, { stored, person, text: container.words.corrections.objected(objection) });
    }
    return { kind: 'saved' };
  });
