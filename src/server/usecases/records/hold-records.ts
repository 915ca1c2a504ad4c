import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { holdRecords, liftHold, lockByLoanNumber } from '#server/db/repos/loan/record-holds.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { requireRecords } from './require-records.ts';

export type HoldOutcome = { kind: 'held' | 'lifted' | 'heldBefore' | 'notHeld' | 'noSuchLoan' };

type Asked = { loanNumber: number; reason: string; change: 'hold' | 'lift' };

/** Keeps a loan's records from being purged until the hold is lifted; both with a reason, on record. */
export const changeHold = async (
  { database }: Container,
  staff: Staff,
  { loanNumber, reason, change }: Asked,
): Promise<HoldOutcome> => {
  requireRecords(staff);
  return database.transact(async (tx): Promise<HoldOutcome> => {
    const loan = await lockByLoanNumber(tx, loanNumber);
    if (!loan) return { kind: 'noSuchLoan' };
    const isHold = change === 'hold';
    if (loan.isHeld === isHold) return { kind: isHold ? 'heldBefore' : 'notHeld' };
    const changed = { applicationId: loan.id, reason, by: staff.accountId };
    await (isHold ? holdRecords : liftHold)(tx, changed);
    await appendEvent(tx, {
      applicationId: loan.id,
      actor: { staff: staff.accountId },
      kind: isHold ? 'recordsHeld' : 'holdLifted',
      body: { reason },
    });
    return { kind: isHold ? 'held' : 'lifted' };
  });
};
