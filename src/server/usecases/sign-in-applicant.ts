import { isPasswordRight } from '../auth/passwords.ts';
import type { Container } from '../container.ts';
import { accountsWithEmail, changeAccount } from '../db/repos/accounts.ts';
import { revokeSessionsOf } from '../db/repos/sessions.ts';
import { spendSignInCode } from '../db/repos/sign-in-codes.ts';
import type { Account } from '../db/schema/index.ts';
import { limitTries } from './limit-tries.ts';

export type SignedInAccount = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>;
type Attempt = { email: string; address: string };

export const signInWithPassword = async (
  container: Container,
  { email, password, address }: Attempt & { password: string },
): Promise<Account | null> => {
  await limitTries(container, { what: 'signIn', account: email, address });
  const candidates = await accountsWithEmail(container.database.db, { realm: 'applicant', email });
  // Only an address that was proved can have a password that counts: a stranger may have begun a lead with it.
  const account = candidates.find((candidate) => candidate.emailConfirmedAt && candidate.passwordHash) ?? null;
  return (await isPasswordRight(password, account?.passwordHash ?? null)) ? account : null;
};

/** The right code proves the address: it opens the confirmed account, or confirms the newest unconfirmed one. */
export const signInWithCode = (
  container: Container,
  { email, code, address }: Attempt & { code: string },
): Promise<Account | null> =>
  limitTries(container, { what: 'signIn', account: email, address }).then(() =>
    container.database.db.transaction(async (tx) => {
      if (!(await spendSignInCode(tx, { secret: container.sessionSecret, email, code }))) return null;
      const [account] = await accountsWithEmail(tx, { realm: 'applicant', email });
      if (!account) return null;
      if (!account.emailConfirmedAt) {
        await changeAccount(tx, account.id, { emailConfirmedAt: new Date() });
        // Whoever typed this address before it was proved may be somebody else, and must not read along from now on.
        await revokeSessionsOf(tx, account.id);
      }
      return account;
    }),
  );
