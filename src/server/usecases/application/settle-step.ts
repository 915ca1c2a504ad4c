import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { Day } from '#entities/values/day.ts';
import { destinationAfter } from '#funnel/destination-after.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { keepCoborrowerStatus, statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import type { Subject } from '#server/vendors/port.ts';
import { askOutside } from '../asking/ask-outside.ts';
import { recordRefusal } from '../decisions/record-refusal.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import type { StepOutcome } from './submit-step.ts';

/** How long a page waits for others before it goes on and shows how far they are. */
const PATIENCE_MS = 2_500;

type Saved = Extract<StepOutcome, { kind: 'saved' }>;
type Settling = {
  saved: Saved;
  subject: Subject;
  key: string;
  asOf: Day;
  questions: readonly OutsideQuestion[];
  /** How far the person had got before the save: an answer may hold them back on this step. */
  statusBefore: StoredApplication['status'];
};

/** Puts the questions of a saved step at once; answers that come quickly decide where it leads. The queue keeps the others. */
export const settleStep = async (container: Container, settling: Settling): Promise<Saved> => {
  const { subject, questions } = settling;
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
  return afterAnswers(container, settling);
};

const afterAnswers = (
  { database }: Container,
  { saved, subject: { applicationId, person }, key, asOf, statusBefore }: Settling,
): Promise<Saved> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) return saved;
    const { document, variant } = stored;
    const facts = await outsideFactsOf(tx, stored);
    const decision = decideApplication({ application: document, facts, asOf });
    const { trace } = decision;
    const destination = destinationAfter({ application: document, variant, person, key, status: statusBefore, trace });
    const { to, status } = destination;
    if (destination.kind === 'refused')
      await recordRefusal(tx, { application: stored, facts, decision, step: key, at: to });
    // Someone who went on meanwhile, or the other person, is not called back.
    const statusNow = await statusOf(tx, stored, person);
    const isOurs = statusNow === saved.status && status !== saved.status;
    const ownStatus = person === 'borrower' ? status : stored.status;
    if (isOurs && person === 'coborrower') await keepCoborrowerStatus(tx, { id: applicationId, status });
    const { version, updatedAt } = isOurs
      ? await saveApplication(tx, { id: applicationId, document, status: ownStatus })
      : stored;
    return {
      ...saved,
      status: isOurs ? status : statusNow,
      next: to,
      version,
      savedAt: updatedAt,
      application: visibleApplication(document, person),
    };
  });
