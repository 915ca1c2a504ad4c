import { addDays, type Day, daysBetween } from '#entities/values/day.ts';
import { businessDayOnOrAfter } from '#rules/calendar/business-days.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { withClock } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { waitingDeliveries } from '#server/db/repos/loan/notice-deliveries.ts';
import { closeIncomplete } from '#server/usecases/clocks/close-incomplete.ts';
import { openParts, settleDueClocks } from '#server/usecases/clocks/send-due-notices.ts';
import { cancelLine } from '#server/usecases/closing/cancel-line.ts';
import { recordClosingPapers } from '#server/usecases/closing/open-account.ts';
import { lockConditions } from '#server/usecases/conditions/current-conditions.ts';
import { sendNotice } from '#server/usecases/decisions/send-notice.ts';
import { withdrawApplication } from '#server/usecases/decisions/withdraw-application.ts';
import { copySent } from '#server/usecases/delivery/settle-notice.ts';
import { clockAt } from '../movable-clock.ts';
import { sandboxClockOf } from '../sandbox-clock-of.ts';
import { bookDemoClosing } from './book-demo-closing.ts';
import { decideDemoLoan } from './decide-demo-loan.ts';
import type { DemoLoan } from './demo-loans.ts';
import { type Carried, demoStaff } from './demo-staff.ts';
import { fundDemoLoan } from './fund-demo-loan.ts';
import { meetConditions, receiveAllBut, verifyFacts } from './meet-demo-conditions.ts';
import { recordDemoClosing } from './record-demo-closing.ts';
import { signDemoPapers } from './sign-demo-papers.ts';
import { acceptIds } from './tick-id-checks.ts';

/** The container on another day: its use cases see that day and write with its timestamps. */
export const atDaysAgo = (container: Container, days: number): Container => {
  const moved = sandboxClockOf(container);
  const clock = clockAt(moved.timeZone, moved.offsetDays() - days);
  const database = withClock(container.database, clock);
  return { ...container, clock, database, vendorGateway: container.gatewayOn(database) };
};

const onDay = (container: Container, day: Day): Container =>
  atDaysAgo(container, daysBetween(day, container.clock.today()));

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

/** Days in which a household sends what it has at hand. */
const PAPERS_TAKE = 4;

/** Staff work on a demo loan that began days ago, up to its target stage today. */
export const carryDemoLoan = async (
  container: Container,
  { applicationId, end, daysAgo, decidedAfter = 0, worker, owes }: { applicationId: string } & DemoLoan,
): Promise<void> => {
  const today = container.clock.today();
  const loan = { container: atDaysAgo(container, daysAgo - decidedAfter), applicationId };
  await sendFirstNotices({ container: atDaysAgo(container, daysAgo), applicationId });
  if (worker !== null && daysAgo > 1 && end !== 'withdrawn' && end !== 'closedIncomplete') {
    const next = end === 'asAnswered' ? 1 : Math.min(1, decidedAfter);
    const then = { container: atDaysAgo(container, daysAgo - next), applicationId };
    await acceptIds(then.container, await demoStaff(then, 'underwriter', 'workLoan'));
  }
  if (owes !== undefined) {
    const came = end === 'asAnswered' ? PAPERS_TAKE : Math.min(PAPERS_TAKE, decidedAfter);
    await receiveAllBut({ container: atDaysAgo(container, daysAgo - came), applicationId }, owes);
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
