import type { Day } from '#entities/values/day.ts';
import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findFunding } from '#server/db/repos/loan/fundings.ts';
import { endAccount, lockByLoanNumber } from '#server/db/repos/loan/record-holds.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { requireRecords } from './require-records.ts';

export type EndOutcome = { kind: 'recorded' | 'recordedBefore' | 'notOpened' | 'inFuture' | 'noSuchLoan' };

/** The servicer closed the account: from this day on its retention counts. */
export const recordAccountEnd = async (
  { database, clock }: Container,
  staff: Staff,
  { loanNumber, on }: { loanNumber: number; on: Day },
): Promise<EndOutcome> => {
  requireRecords(staff);
  if (on > clock.today()) return { kind: 'inFuture' };
  return database.transact(async (tx): Promise<EndOutcome> => {
    const loan = await lockByLoanNumber(tx, loanNumber);
    if (!loan) return { kind: 'noSuchLoan' };
    if (loan.accountEndedOn !== null) return { kind: 'recordedBefore' };
    const funding = await findFunding(tx, loan.id);
    if (!funding?.fundedOn || on < funding.fundedOn) return { kind: 'notOpened' };
    await endAccount(tx, { applicationId: loan.id, on });
    await appendEvent(tx, {
      applicationId: loan.id,
      actor: { staff: staff.accountId },
      kind: 'accountEnded',
      body: { on },
    });
    return { kind: 'recorded' };
  });
};
