import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { liveSessionsOf, revokeEverySession, revokeSessionsOf } from '#server/db/repos/accounts/sessions.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { administrationOf, changeStaff, type StaffOutcome } from './change-staff.ts';

/** Signs a colleague out everywhere: a lost laptop, not a lost trust. They may sign in again. */
export const endStaffSessions = (
  container: Container,
  change: { actorId: string; accountId: string },
): Promise<StaffOutcome<'nothingToDo'>> =>
  changeStaff(container, change, async ({ tx, account }) => {
    if ((await liveSessionsOf(tx, account.id)).length === 0) return { kind: 'nothingToDo' };
    await revokeSessionsOf(tx, account.id);
    return { kind: 'done', event: { kind: 'sessionsEnded' } };
  });

/** Signs out every applicant and member of staff but the caller, who administers the whole lender. */
export const endEverySession = (
  { database }: Container,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<{ count: number }> =>
  database.transact(async (tx) => {
    if ((await administrationOf(tx, accountId)).kind !== 'all') throw new AppError('notAllowed');
    const count = await revokeEverySession(tx, sessionId);
    await appendStaffEvent(tx, {
      actor: accountId,
      subject: accountId,
      kind: 'everySessionEnded',
      body: { count },
    });
    return { count };
  });
