import { payoffLetter } from '#entities/facts/payoff-letter.ts';
import { addDays } from '#entities/values/day.ts';
import { centsOf } from '#entities/values/money.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import { isPaidOff } from '#rules/debts/payoff.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { paymentsOf } from '#server/db/repos/loan/payments.ts';
import { payoffLettersOf } from '#server/db/repos/loan/payoff-letters.ts';
import { agreeToFund, fundLoan } from '#server/usecases/closing/fund-loan.ts';
import { enterPayoffLetter, settlePayoff } from '#server/usecases/payments/payoff-letters.ts';
import { recordPayment } from '#server/usecases/payments/record-payment.ts';
import { isSentIn } from '#server/usecases/shared/list-files.ts';
import type { LoanStaff } from '#server/usecases/shared/require-staff.ts';

type Carried = { container: Container; applicationId: string };
type Staff = {
  closer: (name: string) => Promise<LoanStaff<'close'>>;
  funder: (name: string) => Promise<LoanStaff<'fund'>>;
};

/** The creditors' letters, each confirmed by a second member of staff. */
const confirmPayoffs = async ({ container, applicationId }: Carried, { closer }: Staff): Promise<void> => {
  const { db } = container.database;
  const stored = await findApplication(db, applicationId);
  const file = (await filesOf(db, applicationId)).find((each) => isSentIn(each) && each.state === 'clean');
  if (!stored || !file) return;
  const first = await closer('closer');
  const second = await closer('manager');
  for (const { id: subject, creditor, balance } of allDebts(stored.document).filter(isPaidOff)) {
    const holder = creditor ?? 'Creditor';
    const letter = payoffLetter.parse({
      ...{ amount: Math.max(1, centsOf(balance)), perDiem: 0, goodThrough: addDays(container.clock.today(), 30) },
      to: { method: 'check', holder, memo: null, mailTo: 'PO Box 100, Omaha, NE 68101' },
    });
    await enterPayoffLetter(container, { staff: first, subject, letter, fileId: file.id });
  }
  for (const { id, state } of await payoffLettersOf(db, applicationId))
    if (state === 'waiting') await settlePayoff(container, { staff: second, letterId: id, isConfirmed: true });
};

/** Two staff members approve and the money moves. */
export const fundDemoLoan = async (loan: Carried, staff: Staff): Promise<void> => {
  await confirmPayoffs(loan, staff);
  for (const role of ['manager', 'processor']) await agreeToFund(loan.container, { staff: await staff.funder(role) });
  const manager = await staff.funder('manager');
  // Paid by hand on that day: a service would be asked by a job, which runs today.
  const container: Container = { ...loan.container, payments: { kind: 'hand' } };
  const { kind } = await fundLoan(container, { staff: manager });
  if (kind !== 'released') throw new Error(`A sample loan could not be paid: ${kind}.`);
  const on = container.clock.today();
  for (const { id, channel, number } of await paymentsOf(container.database.db, loan.applicationId)) {
    if (channel === 'kept') continue;
    const reference = `DEMO-${number}`;
    const at = { staff: manager, paymentId: id };
    await recordPayment(container, { ...at, seen: 'approved', word: { kind: 'sent', on, reference } });
    await recordPayment(container, { ...at, seen: 'sent', word: { kind: 'settled', on } });
  }
};
