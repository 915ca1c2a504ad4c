import type { Container } from '#server/container.ts';
import { changeAccount, spendEnrollmentsOf } from '#server/db/repos/accounts/accounts.ts';
import { removePasskeysOf } from '#server/db/repos/accounts/passkeys.ts';
import { replaceRecoveryCodes } from '#server/db/repos/accounts/recovery-codes.ts';
import { revokeSessionsOf } from '#server/db/repos/accounts/sessions.ts';
import { forgetFailures, triesKey } from '../shared/sign-in-guard.ts';
import { changeStaff, type StaffOutcome } from './change-staff.ts';
import { mailEnrollment } from './invite-staff.ts';

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

/** Password, app, passkeys and recovery codes are void from now on; a mailed link sets up new ones. Also resends a lost invitation. */
export const resetStaff = (container: Container, change: Change): Promise<StaffOutcome<'nothingToDo'>> =>
  changeStaff(container, change, async ({ tx, account }) => {
    if (account.status === 'deactivated') return nothingToDo;
    const { id: accountId, email, firstName } = account;
    const name = account.status === 'invited' ? 'staffInvitation' : 'staffReset';
    await changeAccount(tx, accountId, { status: 'invited', passwordHash: null, totpSecret: null, totpLastStep: null });
    await replaceRecoveryCodes(tx, accountId, []);
    await removePasskeysOf(tx, accountId);
    await revokeSessionsOf(tx, accountId);
    await spendEnrollmentsOf(tx, accountId);
    await mailEnrollment(container, tx, { accountId, email: email ?? '', firstName: firstName ?? '', name });
    return { kind: 'done', event: { kind: 'reset' } };
  });

/** Forgets the failures that made someone wait: they can try again at once. */
export const unlockStaff = (container: Container, change: Change): Promise<StaffOutcome<'nothingToDo'>> =>
  changeStaff(container, change, async ({ tx, account }) => {
    if (!(await forgetFailures(tx, triesKey({ realm: 'portal', email: account.email ?? '' })))) return nothingToDo;
    return { kind: 'done', event: { kind: 'unlocked' } };
  });
