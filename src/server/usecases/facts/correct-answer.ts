import { isDeepStrictEqual } from 'node:util';
import type { Person } from '#entities/values/person.ts';
import { checkAnswers } from '#funnel/engine/check-answers.ts';
import type { Issue, Step } from '#funnel/engine/define-step.ts';
import { summarySteps } from '#funnel/engine/summary-steps.ts';
import { isCorrectable } from '#funnel/is-correctable.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { addCorrection } from '#server/db/repos/application/answer-corrections.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasConditions, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { sendToPerson } from '../messages/loan-messages.ts';
import { announceOfferChange } from '../offers/announce-offer-change.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { recordFigures } from '../shared/record-figures.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

type Answers = Record<string, unknown>;
type Correcting = {
  staff: LoanStaff<'workLoan'>;
  person: Person;
  step: string;
  answers: Answers;
  /** The answers as the page showed them. */
  base: Answers;
  reason: string;
};

export type CorrectOutcome =
  | { kind: 'corrected' }
  | { kind: 'unchanged' }
  | { kind: 'changedMeanwhile' }
  /** Until the application is sent, its people answer themselves. */
  | { kind: 'notSent' }
  /** Signed terms stay as they were signed. */
  | { kind: 'closed' }
  | { kind: 'invalid'; issues: Issue[] };

const stepOf = ({ document: application, variant }: StoredApplication, key: string, person: Person): Step => {
  const step = summarySteps({ application, variant, person }).find((each) => each.key === key);
  if (application[person] === null || !step || !isCorrectable(step)) throw new AppError('invalidInput');
  return step;
};

/** What follows from a changed answer, as when the applicant changes it: rules, conditions, the household's offer and outside questions. */
const followCorrection = async (
  container: Container,
  tx: Tx,
  { stored, step, person }: { stored: StoredApplication; step: Step; person: Person },
): Promise<void> => {
  const { id: applicationId, document: application, status } = stored;
  const facts = await outsideFactsOf(tx, stored);
  const decision = decideApplication({ application, facts, asOf: container.clock.today() });
  recordFigures(tx, { applicationId, decision });
  await announceOfferChange(container, tx, { stored, by: null });
  if (hasConditions(status)) await reconcileConditions(container, tx, stored);
  for (const what of step.asks?.questions ?? [])
    await container.jobs.enqueue(tx, 'askOutside', { applicationId, person, what });
};

/** Staff correct an answer of a sent application. The answer before stays on record, and the person who gave it is told and may object. */
export const correctAnswer = (
  container: Container,
  { staff, person, step: key, answers, base, reason }: Correcting,
): Promise<CorrectOutcome> =>
  container.database.transact(async (tx): Promise<CorrectOutcome> => {
    const { accountId, applicationId, name } = staff;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const { document } = stored;
    if (stored.status !== 'applicationSubmitted') return { kind: 'notSent' };
    if (document.closing.accountOpenedOn !== null) return { kind: 'closed' };
    const step = stepOf(stored, key, person);
    const asOf = container.clock.today();
    const checked = checkAnswers({ step, answers, asOf, within: { application: document, person } });
    if (checked.kind === 'invalid') return checked;
    const before = step.read(document, person);
    const application = step.write(document, checked.answers, person);
    if (isDeepStrictEqual(application, document)) return { kind: 'unchanged' };
    if (!isDeepStrictEqual(before, base)) return { kind: 'changedMeanwhile' };
    const after = step.read(application, person);
    const now = { ...stored, document: application };
    await saveApplication(tx, now);
    const by = { correctedBy: accountId, correctedByName: name };
    const id = await addCorrection(tx, { applicationId, person, step: key, before, after, reason, ...by });
    const body = { id, step: key, person, before, after, reason };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'answerCorrected', body });
    await followCorrection(container, tx, { stored: now, step, person });
    await sendToPerson(container, tx, {
      staff,
      stored: now,
      person,
      body: container.words.corrections.message(reason),
    });
    return { kind: 'corrected' };
  });
