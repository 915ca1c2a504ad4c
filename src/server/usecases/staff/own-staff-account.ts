import { randomUUID } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import { type PasswordProblem, passwordProblem } from '#server/auth/password-problem.ts';
import { hashPassword, isPasswordRight } from '#server/auth/passwords.ts';
import type { Container } from '#server/container.ts';
import { changeAccount, findAccount } from '#server/db/repos/accounts/accounts.ts';
import { passkeysOf } from '#server/db/repos/accounts/passkeys.ts';
import { countRecoveryCodes } from '#server/db/repos/accounts/recovery-codes.ts';
import { liveSessionsOf, revokeSessionOf, revokeSessionsOf } from '#server/db/repos/accounts/sessions.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { personalWords } from '../shared/personal-words.ts';
import { recordSignIn } from '../shared/record-sign-in.ts';
import { isCodeRight } from './sign-in-staff.ts';
import { storeRecoveryCodes } from './store-recovery-codes.ts';

type Me = { accountId: string; sessionId: string };

/** The caller's active sessions and passkeys, and the number of recovery codes left. */
export const ownStaffAccount = async ({ database: { db } }: Container, { accountId, sessionId }: Me) => ({
  sessions: (await liveSessionsOf(db, accountId)).map((session) => ({ ...session, isThis: session.id === sessionId })),
  passkeys: await passkeysOf(db, accountId),
  recoveryCodesLeft: await countRecoveryCodes(db, accountId),
});

export const endOwnSession = (
  { database }: Container,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> =>
  database.transact(async (tx) => {
    if (!(await revokeSessionOf(tx, { id, accountId }))) throw new AppError('notFound');
    await appendStaffEvent(tx, { actor: accountId, subject: accountId, kind: 'sessionEnded' });
  });

export const endOtherStaffSessions = ({ database }: Container, { accountId, sessionId }: Me): Promise<void> =>
  database.transact(async (tx) => {
    await revokeSessionsOf(tx, accountId, sessionId);
    await appendStaffEvent(tx, { actor: accountId, subject: accountId, kind: 'sessionEnded', body: { all: true } });
  });

/** Requires the app's code again: an unlocked screen is not enough to change sign-in credentials. */
const requireCode = async (
  container: Container,
  accountId: string,
  { code, address }: { code: string; address: string },
) => {
  const account = await findAccount(container.database.db, accountId);
  if (!account) throw new AppError('notFound');
  await limitTries(container, { what: 'confirm', account: accountId, address });
  if (!(await isCodeRight(container, account, code))) throw new AppError('appCodeNotValid');
  return account;
};

export const renewRecoveryCodes = async (
  container: Container,
  { accountId, code, address }: { accountId: string; code: string; address: string },
): Promise<string[]> => {
  await requireCode(container, accountId, { code, address });
  return container.database.transact(async (tx) => {
    await appendStaffEvent(tx, { actor: accountId, subject: accountId, kind: 'recoveryCodesMade' });
    return storeRecoveryCodes(tx, accountId);
  });
};

type NewPassword = Me & { password: string; newPassword: string; code: string; address: string };

/** Ends every other session, so that a known old password no longer gives access. */
export const changeStaffPassword = async (
  container: Container,
  { accountId, sessionId, password, newPassword, code, address }: NewPassword,
): Promise<{ kind: 'done' | 'wrongPassword' | PasswordProblem }> => {
  const account = await requireCode(container, accountId, { code, address });
  if (!(await isPasswordRight(password, account.passwordHash))) return { kind: 'wrongPassword' };
  const problem = await passwordProblem(newPassword, { words: personalWords(container, account), dateOfBirth: null });
  if (problem) return { kind: problem };
  const passwordHash = await hashPassword(newPassword);
  const { email, firstName } = account;
  await container.database.transact(async (tx) => {
    await changeAccount(tx, accountId, { passwordHash });
    await revokeSessionsOf(tx, accountId, sessionId);
    await appendStaffEvent(tx, { actor: accountId, subject: accountId, kind: 'passwordChanged' });
    await sendMessage(container, tx, {
      name: 'staffPasswordChanged',
      variables: { firstName: firstName ?? '' },
      applicationId: null,
      deliveryKey: randomUUID(),
      recipient: email ?? '',
    });
  });
  await recordSignIn(container, { realm: 'portal', accountId, way: 'session', outcome: 'passwordChanged', address });
  return { kind: 'done' };
};
