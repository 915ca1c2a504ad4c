import { addDays, type Day, daysBetween } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { businessDayOnOrAfter } from '#rules/calendar/business-days.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { stepsFor, verificationOf } from '#rules/conditions/lender-verification.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { statedIncomes } from '#rules/income/stated-incomes.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import type { Action } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { withClock } from '#server/db/connect.ts';
import { accountsWithEmail } from '#server/db/repos/accounts/accounts.ts';
import { findApplication, lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { factEntriesOf } from '#server/db/repos/loan/fact-entries.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { waitingDeliveries } from '#server/db/repos/loan/notice-deliveries.ts';
import { closeIncomplete } from '#server/usecases/clocks/close-incomplete.ts';
import { openParts, settleDueClocks } from '#server/usecases/clocks/send-due-notices.ts';
import { cancelLine } from '#server/usecases/closing/cancel-line.ts';
import { recordClosingPapers } from '#server/usecases/closing/open-account.ts';
import { currentConditions, lockConditions } from '#server/usecases/conditions/current-conditions.ts';
import { decideCondition } from '#server/usecases/conditions/decide-condition.ts';
import { verifyCondition } from '#server/usecases/conditions/verify-condition.ts';
import { sendNotice } from '#server/usecases/decisions/send-notice.ts';
import { withdrawApplication } from '#server/usecases/decisions/withdraw-application.ts';
import { copySent } from '#server/usecases/delivery/settle-notice.ts';
import { reviewDocument } from '#server/usecases/documents/review-document.ts';
import { enterFact } from '#server/usecases/facts/enter-fact.ts';
import { settleFact } from '#server/usecases/facts/settle-fact.ts';
import { isSentIn } from '#server/usecases/shared/list-files.ts';
import { type LoanStaff, requireStaff } from '#server/usecases/shared/require-staff.ts';
import { clockAt } from '../movable-clock.ts';
import { sandboxClockOf } from '../sandbox-clock-of.ts';
import { bookDemoClosing } from './book-demo-closing.ts';
import { decideDemoLoan } from './decide-demo-loan.ts';
import type { DemoLoan } from './demo-loans.ts';
import { fundDemoLoan } from './fund-demo-loan.ts';
import { recordDemoClosing } from './record-demo-closing.ts';
import { sendDemoDocuments } from './send-demo-documents.ts';
import { signDemoPapers } from './sign-demo-papers.ts';
import { acceptIds, tickIdChecks } from './tick-id-checks.ts';
import { waiveDemoCondition } from './waive-demo-condition.ts';

/** The container on another day: its use cases see that day and write with its timestamps. */
export const atDaysAgo = (container: Container, days: number): Container => {
  const moved = sandboxClockOf(container);
  const clock = clockAt(moved.timeZone, moved.offsetDays() - days);
  const database = withClock(container.database, clock);
  return { ...container, clock, database, vendorGateway: container.gatewayOn(database) };
};

const onDay = (container: Container, day: Day): Container =>
  atDaysAgo(container, daysBetween(day, container.clock.today()));

export const demoStaffId = async ({ database }: Container, name: string): Promise<string> => {
  const [account] = await accountsWithEmail(database.db, { realm: 'portal', email: `${name}@sandbox.example` });
  if (!account) throw new Error(`There is no demo account ${name}.`);
  return account.id;
};

type Carried = { container: Container; applicationId: string };

const demoStaff = async <A extends Action>(
  { container, applicationId }: Carried,
  name: string,
  action: A,
): Promise<LoanStaff<A>> =>
  requireStaff(container, { accountId: await demoStaffId(container, name), action, applicationId });

/** Notices of the past were sent on their day, by mail or by email. */
const settleNotices = ({ container, applicationId }: Carried): Promise<void> =>
  container.database.transact(async (tx) => {
    await lockApplication(tx, applicationId);
    for (const delivery of await waitingDeliveries(tx, applicationId))
      if (delivery.held === null) await copySent(tx, { delivery, on: delivery.madeOn });
  });

/** What is owed at once went out the same day: score notices, counselors, flood and valuation notices. */
const sendFirstNotices = async ({ container, applicationId }: Carried): Promise<void> => {
  await settleDueClocks(container, { applicationId });
  await settleNotices({ container, applicationId });
};

/** One underwriter decides, and the other approves where policy requires two. */
const decide = async (loan: Carried, kind: 'conditionallyApproved' | 'suspended' | 'countered'): Promise<void> => {
  const deciders = {
    first: await demoStaff(loan, 'underwriter', 'decide'),
    second: await demoStaff(loan, 'underwriter2', 'decide'),
  };
  await decideDemoLoan(loan.container, { ...deciders, kind });
  await settleNotices(loan);
};

/** Establishes the facts that are the lender's own to verify. */
const verifyFacts = async ({ container, applicationId }: Carried): Promise<void> => {
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

/** Accepts the documents received, and waives the conditions that may be waived. */
const meetConditions = async ({ container, applicationId }: Carried): Promise<void> => {
  const reviewer = await demoStaff({ container, applicationId }, 'underwriter', 'workLoan');
  const decider = await demoStaff({ container, applicationId }, 'underwriter', 'decide');
  const second = await demoStaff({ container, applicationId }, 'underwriter2', 'decide');
  await sendDemoDocuments(container, applicationId);
  await tickIdChecks(container, reviewer);
  // What was sent is read before the facts in it count: a verified income would leave its papers unread.
  for (const { key, state } of (await currentConditions(container, applicationId)).conditions)
    if (state === 'received') await decideCondition(container, { staff: reviewer, key, decision: { kind: 'accept' } });
  // Fewer than were asked for: no request is met by them yet.
  const uploads = (await findApplication(container.database.db, applicationId))?.document.uploads ?? [];
  for (const { id: fileId, state: seen } of uploads)
    if (seen === 'received')
      await reviewDocument(container, { staff: reviewer, fileId, seen, judgement: { kind: 'accept' } });
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

/** Signs on the booked day. */
const open = async ({ container, applicationId }: Carried): Promise<void> => {
  const staff = await demoStaff({ container, applicationId }, 'closer', 'close');
  await signDemoPapers(container, staff);
  await recordDemoClosing(container, { staff, stage: 'signed' });
  await recordClosingPapers(container, { applicationId, owner: 'borrower' });
  await meetConditions({ container, applicationId });
};

/** The missing parts were named in a letter, and did not come within its days. */
const closeAsIncomplete = async (
  { container, applicationId }: Carried,
  { askedOn, closedOn }: { askedOn: Day; closedOn: Day },
): Promise<void> => {
  const onLoan = (day: Day, work: (then: Container, tx: Tx, stored: StoredApplication) => Promise<unknown>) => {
    const then = onDay(container, day);
    return then.database.transact(async (tx) => {
      const stored = await lockApplication(tx, applicationId);
      if (stored) await work(then, tx, stored);
    });
  };
  await onLoan(askedOn, (then, tx, stored) => {
    const notice = { kind: 'incompleteness' as const, missing: openParts(then, stored) };
    return sendNotice(then, tx, { applicationId, notice, actor: 'system' });
  });
  await settleNotices({ container: onDay(container, askedOn), applicationId });
  await onLoan(closedOn, closeIncomplete);
};

/** Staff work on a demo loan that began days ago, up to its target stage today. */
export const carryDemoLoan = async (
  container: Container,
  { applicationId, end, daysAgo, decidedAfter = 0, worker }: { applicationId: string } & DemoLoan,
): Promise<void> => {
  const today = container.clock.today();
  const loan = { container: atDaysAgo(container, daysAgo - decidedAfter), applicationId };
  await sendFirstNotices({ container: atDaysAgo(container, daysAgo), applicationId });
  if (worker !== null && daysAgo > 1 && end !== 'withdrawn' && end !== 'closedIncomplete') {
    const next = end === 'asAnswered' ? 1 : Math.min(1, decidedAfter);
    const then = { container: atDaysAgo(container, daysAgo - next), applicationId };
    await acceptIds(then.container, await demoStaff(then, 'underwriter', 'workLoan'));
  }
  if (end === 'asAnswered') return;
  if (end === 'withdrawn') {
    await withdrawApplication(loan.container, { applicationId, person: 'borrower' });
    return;
  }
  if (end === 'suspended') return decide(loan, 'suspended');
  if (end === 'countered') {
    await verifyFacts(loan);
    return decide(loan, 'countered');
  }
  if (end === 'complete') return meetConditions(loan);
  if (end === 'closedIncomplete') {
    const askedOn = addDays(today, 10 - daysAgo);
    return closeAsIncomplete({ container, applicationId }, { askedOn, closedOn: addDays(askedOn, 31) });
  }
  await verifyFacts(loan);
  await decide(loan, 'conditionallyApproved');
  if (end === 'approved') return;
  await meetConditions(loan);
  const isPast = (day: Day) => day <= today;
  // A loan meant to be in rescission today was signed on the last possible day.
  const signed = await bookDemoClosing(loan, (days) =>
    end === 'booked' ? days.find((day) => !isPast(day)) : end === 'opened' ? days.findLast(isPast) : days[0],
  );
  await recordDemoClosing(loan.container, { staff: await demoStaff(loan, 'closer', 'close'), stage: 'booked' });
  if (end === 'booked') return;
  await open({ container: onDay(container, signed), applicationId });
  const nextDay = addDays(signed, 1);
  if (end === 'canceled') await cancelLine(onDay(container, nextDay), { applicationId, owner: 'borrower' });
  if (end === 'readyToFund') {
    // The cancellation period's condition is met the first time it is checked after the period.
    const later = atDaysAgo(container, 1);
    await later.database.transact((tx) => lockConditions(later, tx, applicationId));
  }
  if (end === 'funded') {
    // A main home is paid for after the days to cancel; the others are in no greater hurry.
    const paid = businessDayOnOrAfter(addDays(rescissionPeriod(signed).lastDayToCancel, 1), 'banking');
    const loan = { container: onDay(container, paid), applicationId };
    await fundDemoLoan(loan, {
      closer: (name) => demoStaff(loan, name, 'close'),
      funder: (name) => demoStaff(loan, name, 'fund'),
    });
    await recordDemoClosing(loan.container, { staff: await demoStaff(loan, 'closer', 'close'), stage: 'recorded' });
  }
};
