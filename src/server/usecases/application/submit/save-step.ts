import { isDeepStrictEqual } from 'node:util';
import type { Application } from '#entities/application/application.ts';
import { stepByKey } from '#funnel/engine/step-lookup.ts';
import { followContact } from '#server/db/repos/accounts/accounts.ts';
import { saveApplication, saveAsLocked } from '#server/db/repos/application/applications.ts';
import { keepCoborrowerStatus } from '#server/db/repos/application/coborrower-progress.ts';
import { dropDraft } from '#server/db/repos/application/drafts.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { together } from '#server/db/together.ts';
import { notifySigningReady } from '#server/usecases/closing/notify-signing-ready.ts';
import { hasConditions, reconcileConditions } from '../../conditions/reconcile-conditions.ts';
import { recordRefusal } from '../../decisions/record-refusal.ts';
import { checkAcceptedTerms } from '../../shared/accepted-terms.ts';
import { keepFigures } from '../../shared/record-figures.ts';
import { startApplicationClocks } from './start-application-clocks.ts';
import { storeSensitiveAnswers } from './store-sensitive-answers.ts';
import type { DecidedStep, SavedStep } from './submission.ts';

const updateContact = async ({ tx, stored, application, person }: DecidedStep): Promise<void> => {
  const contactIn = (document: Application) => {
    const { email = null, firstName = null, lastName = null } = document[person] ?? {};
    return { email, firstName, lastName };
  };
  const contact = contactIn(application);
  if (!isDeepStrictEqual(contact, contactIn(stored.document)))
    await followContact(tx, { applicationId: stored.id, person, contact });
};

/** A step that changes nothing of the loan but its answers, and what follows from them. */
const isPlain = ({ step, destination: { kind, status } }: DecidedStep): boolean =>
  step.asks === null && step.followUps.length === 0 && kind === 'next' && !hasConditions(status);

const storeApplication = async (decided: DecidedStep): Promise<{ version: number; updatedAt: Date }> => {
  const { tx, step, stored, application, person, destination, storedAnswers, decision } = decided;
  const { id } = stored;
  const { status } = destination;
  const body = { step: step.key, before: storedAnswers, after: step.read(application, person) };
  const changed = { document: application, status: person === 'borrower' ? status : stored.status };
  const [saved] = await together([
    isPlain(decided)
      ? Promise.resolve(saveAsLocked(tx, { locked: stored, ...changed }))
      : saveApplication(tx, { id, ...changed }),
    appendEvent(tx, { applicationId: id, actor: person, kind: 'stepSaved', body }),
    ...(person === 'coborrower' ? [keepCoborrowerStatus(tx, { id, status })] : []),
  ]);
  keepFigures(tx, { applicationId: id, decision });
  await updateContact(decided);
  return saved;
};

/** Stores the answers with everything that follows from any saved step; the same answers at the same status store nothing. */
export const saveStep = async (decided: DecidedStep): Promise<SavedStep> => {
  const { container, tx, step, stored, person, application, isSame, statusBefore } = decided;
  const { facts, decision, destination } = decided;
  const { status } = destination;
  const owner = { applicationId: stored.id, person };
  const current = { ...stored, document: application };
  const sensitive = await storeSensitiveAnswers(decided);
  if (destination.kind === 'refused')
    await recordRefusal(tx, { application: current, facts, decision, step: step.key, at: destination.to });
  const isRepeated = isSame && status === statusBefore;
  const { version, updatedAt } = isRepeated ? stored : await storeApplication(decided);
  dropDraft(tx, { owner, step: step.key });
  if (!isRepeated) {
    if (hasConditions(status)) await reconcileConditions(container, tx, current);
    await startApplicationClocks(decided);
  }
  if (stepByKey(status, stored)?.savedBy === 'signing' && (await checkAcceptedTerms(tx, current)).kind === 'confirmed')
    await notifySigningReady(container, tx, { stored: current, person, packet: 'funnel' });
  return { ...decided, isNew: !isSame || sensitive === 'changed', version, savedAt: updatedAt };
};
