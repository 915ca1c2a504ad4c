import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { meetClock } from '../shared/clocks.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export type ReturnOutcome = { kind: 'returned' } | { kind: 'nothingToReturn' };

/** After a cancellation: everything paid is back with the owners and the security interest is ended (12 CFR 1026.15(d)(2)). */
export const returnMoney = (
  container: Container,
  { staff: { accountId, applicationId }, note }: { staff: LoanStaff<'fund'>; note: string },
): Promise<ReturnOutcome> =>
  container.database.transact(async (tx): Promise<ReturnOutcome> => {
    await lockApplication(tx, applicationId);
    const at = { applicationId, kind: 'moneyBack' } as const;
    if (!(await hasRunningClock(tx, at))) return { kind: 'nothingToReturn' };
    const on = container.clock.today();
    const body = { on, note };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'moneyReturned', body });
    await meetClock(tx, { ...at, on, by: 'moneyReturned' });
    return { kind: 'returned' };
  });
