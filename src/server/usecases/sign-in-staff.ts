import { isPasswordRight } from '../auth/passwords.ts';
import { stepOfCode } from '../auth/time-based-code.ts';
import type { Container } from '../container.ts';
import { open } from '../db/key-ring.ts';
import { accountsWithEmail, spendTotpStep } from '../db/repos/accounts.ts';
import type { Account } from '../db/schema/index.ts';
import { limitTries } from './limit-tries.ts';

/** Password and time-based code together; the answer never says which of the two was wrong. */
export const signInStaff = async (
  container: Container,
  { email, password, code, address }: { email: string; password: string; code: string; address: string },
): Promise<Account | null> => {
  const { db } = container.database;
  await limitTries(container, { what: 'signIn', account: `portal/${email}`, address });
  const [found] = await accountsWithEmail(db, { realm: 'portal', email });
  const account = found?.status === 'active' ? found : null;
  const isRight = await isPasswordRight(password, account?.passwordHash ?? null);
  if (!isRight || !account?.totpSecret) return null;
  const secret = open(container.ring, account.totpSecret, totpContext(account.id));
  const step = stepOfCode({ secret, code, lastStep: account.totpLastStep });
  return step !== null && (await spendTotpStep(db, account.id, step)) ? account : null;
};

export const totpContext = (accountId: string): string => `totp/${accountId}`;
