import { AppError } from '#server/app-error.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import type { Container } from '#server/container.ts';
import { changeAccount } from '#server/db/repos/accounts/accounts.ts';
import type { SessionFacts } from './sessions.ts';

/** Only for a verified address: otherwise anyone could set the password for someone else's address. */
export const setPassword = async ({ database }: Container, session: SessionFacts, password: string): Promise<void> => {
  if (!session.isEmailConfirmed) throw new AppError('notAllowed');
  await changeAccount(database.db, session.accountId, { passwordHash: await hashPassword(password) });
};
