import { isOpen } from '#funnel/engine/is-open.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { expectEvent } from '#server/db/repos/application/events.ts';
import type { Subject } from '#server/vendors/port.ts';
import { toldOf } from '../../shared/outside-facts-of.ts';
import { requirements } from './requirements.ts';
import type { OpenStep, Submission } from './submission.ts';

type Opening = { container: Container; tx: Tx; subject: Subject; submission: Submission };

/** Locks the application and refuses a step this applicant may not answer now. */
export const openStep = async ({ container, tx, subject, submission }: Opening): Promise<OpenStep> => {
  const { person } = subject;
  const { key, funnel } = submission;
  const { applicationId } = subject;
  const locked = lockApplication(tx, applicationId);
  // In the same flight, and read after the lock is held.
  const hasBegun = expectEvent(tx, { applicationId, kind: 'applicationBegan' });
  const told = toldOf(tx, applicationId);
  // A failure reaches the code that awaits them.
  for (const reading of [told, hasBegun]) reading.catch(() => undefined);
  const stored = await locked;
  const step = stored && stepByKey(key, { variant: stored.variant, funnel });
  if (!stored || !step) throw new AppError('notFound');
  const { document: application, variant } = stored;
  const statusBefore = await statusOf(tx, stored, person);
  if (!isOpen({ application, variant, person, status: statusBefore, ...(funnel && { funnel }) }, step))
    throw new AppError('outOfTurn');
  const open = { container, tx, step, stored, person, statusBefore, submission, told, hasBegun };
  for (const name of step.requires) await requirements[name].toOpen?.(open);
  return open;
};
