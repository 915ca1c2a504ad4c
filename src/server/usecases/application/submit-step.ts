import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import type { Container } from '#server/container.ts';
import type { Subject } from '#server/vendors/port.ts';
import { announceOfferChange } from '../offers/announce-offer-change.ts';
import { followUpSaved, followUpWritten } from './follow-ups/follow-ups.ts';
import { askVendors } from './submit/ask-vendors.ts';
import { awaitVendors } from './submit/await-vendors.ts';
import { checkStep } from './submit/check-step.ts';
import { decideStep } from './submit/decide-step.ts';
import { openStep } from './submit/open-step.ts';
import { saveStep } from './submit/save-step.ts';
import type { SavedOutcome, SavedStep, StepOutcome, Submission, UnsavedOutcome } from './submit/submission.ts';
import { writeStep } from './submit/write-step.ts';

type Saved = { saved: SavedStep; questions: readonly OutsideQuestion[] };

/** Checks, writes, decides, saves and follows up in one transaction; any other outcome saved nothing. */
const saveSubmission = (
  container: Container,
  subject: Subject,
  submission: Submission,
): Promise<Saved | UnsavedOutcome> =>
  container.database.transact(async (tx) => {
    const checked = await checkStep(await openStep({ container, tx, subject, submission }));
    if ('kind' in checked) return checked;
    const written = writeStep(checked);
    if ('kind' in written) return written;
    await followUpWritten(written);
    const decided = await decideStep(written);
    if ('kind' in decided) return decided;
    const saved = await saveStep(decided);
    await followUpSaved(saved);
    if (saved.application.coborrower !== null)
      await announceOfferChange(container, tx, {
        stored: {
          ...saved.stored,
          document: saved.application,
          status: subject.person === 'borrower' ? saved.destination.status : saved.stored.status,
        },
        by: subject.person,
      });
    return { saved, questions: await askVendors(saved) };
  });

const outcomeOf = ({ destination, version, savedAt, application, person }: SavedStep): SavedOutcome => ({
  kind: 'saved',
  status: destination.status,
  next: destination.to,
  version,
  savedAt,
  application: visibleApplication(application, person),
});

/** Saves a step's answers. Quick vendor answers decide the next step. */
export const submitStep = async (
  container: Container,
  { applicationId, person }: Subject,
  submission: Submission,
): Promise<StepOutcome> => {
  const result = await saveSubmission(container, { applicationId, person }, submission);
  container.metrics.funnelSteps.inc({ step: submission.key, outcome: 'kind' in result ? result.kind : 'saved' });
  if ('kind' in result) return result;
  const { saved, questions } = result;
  const outcome = outcomeOf(saved);
  return questions.length === 0 ? outcome : awaitVendors(container, { saved, outcome, questions });
};
