import type { Container } from '#server/container.ts';
import { changeAccount, spendEnrollmentsOf } from '#server/db/repos/accounts/accounts.ts';
import { forgetUses } from '#server/db/repos/accounts/rate-limits.ts';
import { replaceRecoveryCodes } from '#server/db/repos/accounts/recovery-codes.ts';
import { revokeSessionsOf } from '#server/db/repos/accounts/sessions.ts';
import { limitKeyOf } from '../shared/limit-tries.ts';
import { changeStaff, type StaffOutcome } from './change-staff.ts';
import { mailEnrollment } from './invite-staff.ts';
import { staffLimitKey } from './sign-in-staff.ts';

type Change = { actorId: string; accountId: string };
const nothingToDo = { kind: 'nothingToDo' } as const;

/** Signs the staff member out everywhere at once. The grants stay, in case they come back. */
export const deactivateStaff = (container: Container, change: Change): Promise<StaffOutcome<'nothingToDo'>> =>
  changeStaff(container, change, async ({ tx, account }) => {
    if (account.status === 'deactivated') return nothingToDo;
    await changeAccount(tx, account.id, { status: 'deactivated' });
    await revokeSessionsOf(tx, account.id);
    return { kind: 'done', event: { kind: 'deactivated' } };
  });

/** With their earlier password and app; an account that never finished setup gets a new link. */
export const reactivateStaff = (container: Container, change: Change): Promise<StaffOutcome<'nothingToDo'>> =>
  changeStaff(container, change, async ({ tx, account }) => {
    if (account.status !== 'deactivated') return nothingToDo;
    const { id: accountId, email, firstName } = account;
    const isSetUp = account.passwordHash !== null && account.totpSecret !== null;
    await changeAccount(tx, accountId, { status: isSetUp ? 'active' : 'invited' });
    if (!isSetUp)
      await mailEnrollment(container, tx, {
        accountId,
        email: email ?? '',
        firstName: firstName ?? '',
        name: 'staffInvitation',
      });
    return { kind: 'done', event: { kind: 'reactivated' } };
  });

/** Password, app and recovery codes are void from now on; a mailed link sets up new ones. Also resends a lost invitation. */
export const resetStaff = (container: Container, change: Change): Promise<StaffOutcome<'nothingToDo'>> =>
  changeStaff(container, change, async ({ tx, account }) => {
    if (account.status === 'deactivated') return nothingToDo;
    const { id: accountId, email, firstName } = account;
    const name = account.status === 'invited' ? 'staffInvitation' : 'staffReset';
    await changeAccount(tx, accountId, { status: 'invited', passwordHash: null, totpSecret: null, totpLastStep: null });
    await replaceRecoveryCodes(tx, accountId, []);
    await revokeSessionsOf(tx, accountId);
    await spendEnrollmentsOf(tx, accountId);
    await mailEnrollment(container, tx, { accountId, email: email ?? '', firstName: firstName ?? '', name });
    return { kind: 'done', event: { kind: 'reset' } };
  });

/** Lifts the lock after too many wrong passwords. */
export const unlockStaff = (container: Container, change: Change): Promise<StaffOutcome<'nothingToDo'>> =>
  changeStaff(container, change, async ({ tx, account }) => {
    const key = limitKeyOf('signIn', staffLimitKey(account.email ?? ''));
    if (!(await forgetUses(tx, key))) return nothingToDo;
    return { kind: 'done', event: { kind: 'unlocked' } };
  });
