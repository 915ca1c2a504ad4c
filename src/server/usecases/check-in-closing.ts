import { AppError } from '../app-error.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { saveApplication } from '../db/repos/applications.ts';
import { appendEventOnce } from '../db/repos/events.ts';
import { checkedIn, closingStanding } from './closing-standing.ts';
import { lockConditions } from './current-conditions.ts';
import { requireOpenLoan } from './require-open-loan.ts';
import { requireStaff } from './require-staff.ts';

/** Somebody of ours sits with the people who sign: for today, the papers can be signed where the closing was booked. */
export const checkInClosing = async (
  container: Container,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<{ kind: 'checkedIn' } | { kind: 'notNow' }> => {
  await requireStaff(container, { accountId: staffId, action: 'workLoan', applicationId });
  return container.database.transact(async (tx) => {
    const { stored } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const { kind } = await closingStanding(container, tx, stored);
    if (kind === 'open') return { kind: 'checkedIn' };
    if (kind !== 'checkInNeeded') return { kind: 'notNow' };
    const seen = checkedIn(lenderToday(container.env));
    await appendEventOnce(tx, { applicationId, actor: `staff/${staffId}`, ...seen });
    await saveApplication(tx, stored);
    if ((await closingStanding(container, tx, stored)).kind !== 'open') throw new AppError('unavailable');
    return { kind: 'checkedIn' };
  });
};
