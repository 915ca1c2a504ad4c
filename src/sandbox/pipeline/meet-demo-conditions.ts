import { toDollars } from '#entities/values/money.ts';
import type { ConditionCode } from '#rules/conditions/condition-catalog.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { stepsFor, verificationOf } from '#rules/conditions/lender-verification.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { statedIncomes } from '#rules/income/stated-incomes.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { factEntriesOf } from '#server/db/repos/loan/fact-entries.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { decideCondition } from '#server/usecases/conditions/decide-condition.ts';
import { verifyCondition } from '#server/usecases/conditions/verify-condition.ts';
import { reviewDocument } from '#server/usecases/documents/review-document.ts';
import { enterFact } from '#server/usecases/facts/enter-fact.ts';
import { settleFact } from '#server/usecases/facts/settle-fact.ts';
import { isSentIn } from '#server/usecases/shared/list-files.ts';
import type { LoanStaff } from '#server/usecases/shared/require-staff.ts';
import { answerDemoQuestions } from './answer-demo-questions.ts';
import { type Carried, demoStaff } from './demo-staff.ts';
import { sendDemoDocuments } from './send-demo-documents.ts';
import { tickIdChecks } from './tick-id-checks.ts';
import { waiveDemoCondition } from './waive-demo-condition.ts';

/** Establishes the facts that are the lender's own to verify. */
export const verifyFacts = async ({ container, applicationId }: Carried): Promise<void> => {
  const staff = await demoStaff({ container, applicationId }, 'processor', 'workLoan');
  const { conditions } = await currentConditions(container, applicationId);
  const [certificate] = await filesOf(container.database.db, applicationId);
  for (const { key, state, request, updatedAt: seen } of conditions) {
    const fact = isMet(state) ? null : verificationOf(request.subjectId);
    if (fact === null) continue;
    const made = { step: stepsFor[fact.about][0], on: container.clock.today(), note: 'Checked for the demo.' };
    await verifyCondition(container, { staff, key, seen, ...made, fileId: certificate?.id ?? null });
  }
};

/** One member of staff works out the income from a document, and another confirms it. */
const verifyIncome = async (loan: Carried): Promise<void> => {
  const { container, applicationId } = loan;
  const { db } = container.database;
  const stored = await findApplication(db, applicationId);
  const file = (await filesOf(db, applicationId)).find((each) => isSentIn(each) && each.state === 'clean');
  if (!stored || !file) return;
  const processor = await demoStaff(loan, 'processor', 'workLoan');
  const underwriter = await demoStaff(loan, 'underwriter', 'workLoan');
  for (const { person } of peopleOf(stored.document)) {
    const amounts = statedIncomes(stored.document, person).map(({ subject, monthly }) => ({
      subject,
      monthly: monthly ?? toDollars(0),
    }));
    if (amounts.length === 0) continue;
    const fact = { kind: 'income', person, amounts } as const;
    await enterFact(container, { staff: processor, fact, fileId: file.id });
  }
  for (const { id, state } of await factEntriesOf(db, applicationId))
    if (state === 'waiting') await settleFact(container, { staff: underwriter, entryId: id, declineReason: null });
};

/** A reviewer reads what came in, and accepts it. */
const acceptWhatCame = async (container: Container, reviewer: LoanStaff<'workLoan'>): Promise<void> => {
  const { applicationId } = reviewer;
  await tickIdChecks(container, reviewer);
  for (const { key, state } of (await currentConditions(container, applicationId)).conditions)
    if (state === 'received') await decideCondition(container, { staff: reviewer, key, decision: { kind: 'accept' } });
  // Fewer than were asked for: no request is met by them yet.
  const uploads = (await findApplication(container.database.db, applicationId))?.document.uploads ?? [];
  for (const { id: fileId, state: seen } of uploads)
    if (seen === 'received')
      await reviewDocument(container, { staff: reviewer, fileId, seen, judgement: { kind: 'accept' } });
};

/** All that was asked of the household came and was accepted, but for what it still owes. */
export const receiveAllBut = async (
  { container, applicationId }: Carried,
  owes: readonly ConditionCode[],
): Promise<void> => {
  const reviewer = await demoStaff({ container, applicationId }, 'underwriter', 'workLoan');
  await answerDemoQuestions(container, applicationId, owes);
  await sendDemoDocuments(container, applicationId, owes);
  await acceptWhatCame(container, reviewer);
};

/** Accepts the documents received, and waives the conditions that may be waived. */
export const meetConditions = async ({ container, applicationId }: Carried): Promise<void> => {
  const reviewer = await demoStaff({ container, applicationId }, 'underwriter', 'workLoan');
  const decider = await demoStaff({ container, applicationId }, 'underwriter', 'decide');
  const second = await demoStaff({ container, applicationId }, 'underwriter2', 'decide');
  await sendDemoDocuments(container, applicationId);
  // What was sent is read before the facts in it count: a verified income would leave its papers unread.
  await acceptWhatCame(container, reviewer);
  await verifyFacts({ container, applicationId });
  await verifyIncome({ container, applicationId });
  const { conditions } = await currentConditions(container, applicationId);
  for (const { key, state } of conditions) {
    if (isMet(state)) continue;
    const { kind } = await decideCondition(container, { staff: reviewer, key, decision: { kind: 'accept' } });
    if (kind !== 'nothingToJudge') continue;
    await waiveDemoCondition(container, { key, first: decider, second });
  }
};
