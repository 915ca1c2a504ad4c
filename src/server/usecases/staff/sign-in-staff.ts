import type { PresentedPasskey } from '#server/auth/passkey-checks.ts';
import { isPasswordRight } from '#server/auth/passwords.ts';
import { recoveryCodeHash } from '#server/auth/recovery-codes.ts';
import { stepOfCode } from '#server/auth/time-based-code.ts';
import type { Container } from '#server/container.ts';
import { open } from '#server/db/key-ring.ts';
import { accountsWithEmail, findAccount, spendTotpStep } from '#server/db/repos/accounts/accounts.ts';
import { spendRecoveryCode } from '#server/db/repos/accounts/recovery-codes.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { totpContext } from '#server/db/repos/accounts/totp-secrets.ts';
import type { Account } from '#server/db/schema/index.ts';
import { recordSignIn, type SignInWay } from '../shared/record-sign-in.ts';
import { guardAccount, guardSignIn, type Source } from '../shared/sign-in-guard.ts';
import { usedPasskey } from './staff-passkeys.ts';

type Tried = { account: Account | null; way: SignInWay; isRight: boolean; source: Source };

const record = async (container: Container, { account, way, isRight, source: { address } }: Tried): Promise<void> => {
  const outcome = isRight ? 'succeeded' : 'refused';
  await recordSignIn(container, { realm: 'portal', accountId: account?.id ?? null, way, outcome, address });
};

/** Password and time-based or recovery code together; the error never says which of the two was wrong. */
export const signInStaff = async (
  container: Container,
  { email, password, code, source }: { email: string; password: string; code: string; source: Source },
): Promise<Account | null> => {
  const trier = { ...source, realm: 'portal' as const, email, way: 'passwordAndCode' as const };
  const guard = await guardSignIn(container, trier);
  const [found] = await accountsWithEmail(container.database.db, { realm: 'portal', email });
  const account = found?.status === 'active' ? found : null;
  const isPassword = await isPasswordRight(password, account?.passwordHash ?? null);
  const second = isPassword ? await guardAccount(container, trier, 'secondFactor') : null;
  const isRight = account !== null && second !== null && (await isCodeRight(container, account, code));
  await record(container, { account, way: 'passwordAndCode', isRight, source });
  if (!isRight) return null;
  await guard.succeeded();
  await second.succeeded();
  return account;
};

type PasskeyOutcome = { kind: 'signedIn'; account: Account } | { kind: 'passwordNeeded' } | { kind: 'refused' };

/**
 * A passkey that asked for a PIN, a finger or a face is two factors by itself. One that only asked for a touch is a second factor:
 * the password is needed too.
 */
export const signInWithPasskey = async (
  container: Container,
  {
    token,
    response,
    password,
    source,
  }: { token: string; response: PresentedPasskey; password: string | null; source: Source },
): Promise<PasskeyOutcome> => {
  const used = await usedPasskey(container, { token, response, purpose: 'signIn', sessionId: null });
  const found = used && (await findAccount(container.database.db, used.passkey.accountId));
  const account = found?.status === 'active' ? found : null;
  if (!used || !account) {
    await record(container, { account: null, way: 'passkey', isRight: false, source });
    return { kind: 'refused' };
  }
  if (!used.isUserVerified && password === null) return { kind: 'passwordNeeded' };
  const guard = await guardSignIn(container, {
    ...source,
    realm: 'portal',
    email: account.email ?? '',
    way: 'passkey',
  });
  const isRight = used.isUserVerified || (await isPasswordRight(password ?? '', account.passwordHash));
  await record(container, { account, way: 'passkey', isRight, source });
  if (!isRight) return { kind: 'refused' };
  await guard.succeeded();
  return { kind: 'signedIn', account };
};

/** Uses up the code: each app code once, a recovery code for good. */
export const isCodeRight = async (container: Container, account: Account, code: string): Promise<boolean> => {
  const { db } = container.database;
  const { id, totpSecret, totpLastStep: lastStep } = account;
  const recovery = recoveryCodeHash(code);
  if (recovery !== null) {
    return container.database.transact(async (tx) => {
      const isSpent = await spendRecoveryCode(tx, id, recovery);
      if (isSpent) await appendStaffEvent(tx, { actor: id, subject: id, kind: 'recoveryCodeUsed' });
      return isSpent;
    });
  }
  if (!totpSecret) return false;
  const secret = open(container.ring, totpSecret, totpContext(id));
  const step = stepOfCode({ secret, code, lastStep });
  return step !== null && (await spendTotpStep(db, id, { step, lastStep }));
};
