import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEventOnce } from '#server/db/repos/application/events.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { checkedIn, closingStanding } from './closing-standing.ts';
import { withoutAcknowledgment } from './value-acknowledgments.ts';

export type CheckInOutcome =
  | { kind: 'checkedIn' }
  | { kind: 'notNow' }
  /** An owner who does not borrow has not signed the acknowledgment of value today. */
  | { kind: 'acknowledgmentMissing' };

/** Staff is with the signers: for today, the documents can be signed at the booked location. */
export const checkInClosing = async (
  container: Container,
  { accountId: staffId, applicationId }: LoanStaff<'close'>,
): Promise<CheckInOutcome> =>
  container.database.transact(async (tx): Promise<CheckInOutcome> => {
    const { stored } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const { kind } = await closingStanding(container, tx, stored);
    if (kind === 'open') return { kind: 'checkedIn' };
    if (kind !== 'checkInNeeded') return { kind: 'notNow' };
    const on = container.clock.today();
    if ((await withoutAcknowledgment(tx, { stored, on })).length > 0) return { kind: 'acknowledgmentMissing' };
    const seen = checkedIn(on);
    await appendEventOnce(tx, { applicationId, actor: { staff: staffId }, ...seen });
    await saveApplication(tx, stored);
    if ((await closingStanding(container, tx, stored)).kind !== 'open') throw new AppError('unavailable');
    return { kind: 'checkedIn' };
  });
