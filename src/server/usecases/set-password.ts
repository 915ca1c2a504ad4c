import { AppError } from '../app-error.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Container } from '../container.ts';
import { changeAccount } from '../db/repos/accounts.ts';
import type { SessionFacts } from './sessions.ts';

/** Only for an address that was proved: otherwise anyone could set the password for someone else's address. */
export const setPassword = async ({ database }: Container, session: SessionFacts, password: string): Promise<void> => {
  if (!session.isEmailConfirmed) throw new AppError('notAllowed');
  await changeAccount(database.db, session.accountId, { passwordHash: await hashPassword(password) });
};
