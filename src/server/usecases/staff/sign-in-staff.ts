import { isPasswordRight } from '#server/auth/passwords.ts';
import { recoveryCodeHash } from '#server/auth/recovery-codes.ts';
import { stepOfCode } from '#server/auth/time-based-code.ts';
import type { Container } from '#server/container.ts';
import { open } from '#server/db/key-ring.ts';
import { accountsWithEmail, spendTotpStep } from '#server/db/repos/accounts/accounts.ts';
import { spendRecoveryCode } from '#server/db/repos/accounts/recovery-codes.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { totpContext } from '#server/db/repos/accounts/totp-secrets.ts';
import type { Account } from '#server/db/schema/index.ts';
import { limitTries } from '../shared/limit-tries.ts';

/** Password and time-based or recovery code together; the error never says which of the two was wrong. */
export const signInStaff = async (
  container: Container,
  { email, password, code, address }: { email: string; password: string; code: string; address: string },
): Promise<Account | null> => {
  const { db } = container.database;
  await limitTries(container, { what: 'signIn', account: staffLimitKey(email), address });
  const [found] = await accountsWithEmail(db, { realm: 'portal', email });
  const account = found?.status === 'active' ? found : null;
  const isRight = await isPasswordRight(password, account?.passwordHash ?? null);
  if (!isRight || !account) return null;
  return (await isCodeRight(container, account, code)) ? account : null;
};

/** Uses up the code: each app code once, a recovery code for good. */
export const isCodeRight = async (container: Container, account: Account, code: string): Promise<boolean> => {
  const { db } = container.database;
  const { id, totpSecret, totpLastStep } = account;
  const recovery = recoveryCodeHash(code);
  if (recovery !== null) {
    if (!(await spendRecoveryCode(db, id, recovery))) return false;
    await appendStaffEvent(db, { actor: id, subject: id, kind: 'recoveryCodeUsed' });
    return true;
  }
  if (!totpSecret) return false;
  const secret = open(container.ring, totpSecret, totpContext(id));
  const step = stepOfCode({ secret, code, lastStep: totpLastStep });
  return step !== null && (await spendTotpStep(db, id, step));
};

export const staffLimitKey = (email: string): string => `portal/${email}`;
