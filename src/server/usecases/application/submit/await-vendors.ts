import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import { destinationAfter } from '#funnel/destination-after.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { keepCoborrowerStatus, statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { askOutside } from '../../asking/ask-outside.ts';
import { recordRefusal } from '../../decisions/record-refusal.ts';
import { decideApplication } from '../../shared/decide-application.ts';
import { outsideFactsOf } from '../../shared/outside-facts-of.ts';
import type { SavedOutcome, SavedStep } from './submission.ts';

/** How long a page waits for vendors before it moves on and shows their progress. */
const PATIENCE_MS = 2_500;

type Waiting = { saved: SavedStep; outcome: SavedOutcome; questions: readonly OutsideQuestion[] };

/** Sends a saved step's queued requests at once; quick answers decide the next step. The queue keeps the others. */
export const awaitVendors = async (container: Container, waiting: Waiting): Promise<SavedOutcome> => {
  const { saved, questions } = waiting;
  const subject = { applicationId: saved.stored.id, person: saved.person };
  const asked = questions.map((what) =>
    askOutside(container, { ...subject, what }).catch((error: unknown) => {
      container.log.error({ error, what }, 'a question failed');
    }),
  );
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, PATIENCE_MS);
  });
  await Promise.race([Promise.all(asked), patience]);
  clearTimeout(timer);
  return afterAnswers(container, waiting);
};

/** `statusBefore`, since an answer may hold the applicant on this step. */
const afterAnswers = ({ database }: Container, { saved, outcome }: Waiting): Promise<SavedOutcome> =>
  database.transact(async (tx) => {
    const { step, person, statusBefore, submission } = saved;
    const { key } = step;
    const { asOf, funnel } = submission;
    const stored = await lockApplication(tx, saved.stored.id);
    if (!stored) return outcome;
    const { id, document, variant } = stored;
    const facts = await outsideFactsOf(tx, stored);
    const decision = decideApplication({ application: document, facts, asOf });
    const walk = { application: document, variant, person, key, ...(funnel && { funnel }) };
    const destination = destinationAfter({ ...walk, status: statusBefore, trace: decision.trace });
    const { to, status } = destination;
    if (destination.kind === 'refused')
      await recordRefusal(tx, { application: stored, facts, decision, step: key, at: to });
    // An applicant who moved on in another tab, or the other applicant, is not sent back.
    const statusNow = await statusOf(tx, stored, person);
    const isOurs = statusNow === outcome.status && status !== outcome.status;
    if (isOurs && person === 'coborrower') await keepCoborrowerStatus(tx, { id, status });
    const { version, updatedAt } = isOurs
      ? await saveApplication(tx, { id, document, status: person === 'borrower' ? status : stored.status })
      : stored;
    return {
      ...outcome,
      status: isOurs ? status : statusNow,
      next: to,
      version,
      savedAt: updatedAt,
      application: visibleApplication(document, person),
    };
  });
