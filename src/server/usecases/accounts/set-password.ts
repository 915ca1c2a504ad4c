import { randomUUID } from 'node:crypto';
import type { Day } from '#entities/values/day.ts';
import { AppError } from '#server/app-error.ts';
import { type PasswordProblem, passwordProblem } from '#server/auth/password-problem.ts';
import { hashPassword, isPasswordRight } from '#server/auth/passwords.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { changeAccount, findAccount, seatsOf } from '#server/db/repos/accounts/accounts.ts';
import { revokeSessionsOf } from '#server/db/repos/accounts/sessions.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { personalWords } from '../shared/personal-words.ts';
import { recordSignIn } from '../shared/record-sign-in.ts';
import type { SessionFacts } from './sessions.ts';

const birthDateOf = async (db: Reader, accountId: string): Promise<Day | null> => {
  for (const { applicationId, person } of await seatsOf(db, [accountId])) {
    const born = (await findApplication(db, applicationId))?.document[person]?.dateOfBirth;
    if (born) return born;
  }
  return null;
};

type NewPassword = { password: string; current: string | null; address: string };

/**
 * Only for a verified address: otherwise anyone could set the password for someone else's. Asks for the password used until now, or a
 * fresh mailed code where there is none or it is forgotten. Ends every other session and tells the owner.
 */
export const setPassword = async (
  container: Container,
  session: SessionFacts,
  { password, current, address }: NewPassword,
): Promise<{ kind: 'done' | 'wrongPassword' | PasswordProblem }> => {
  const { db } = container.database;
  const account = await findAccount(db, session.accountId);
  if (!account?.email || !session.isEmailConfirmed) throw new AppError('notAllowed');
  const { id: accountId, email, firstName, passwordHash } = account;
  if (current !== null && passwordHash !== null) {
    await limitTries(container, { what: 'confirm', account: accountId, address });
    if (!(await isPasswordRight(current, passwordHash))) return { kind: 'wrongPassword' };
  } else if (session.freshProof !== 'code') throw new AppError('confirmationRequired');
  const context = { words: personalWords(container, account), dateOfBirth: await birthDateOf(db, accountId) };
  const problem = await passwordProblem(password, context);
  if (problem) return { kind: problem };
  const change = { passwordHash: await hashPassword(password) };
  await container.database.transact(async (tx) => {
    await changeAccount(tx, accountId, change);
    await revokeSessionsOf(tx, accountId, session.id);
    await sendMessage(container, tx, {
      name: 'passwordChanged',
      variables: { firstName: firstName ?? '', signInUrl: `${container.env.PUBLIC_URL}/app/login` },
      applicationId: null,
      deliveryKey: randomUUID(),
      recipient: email,
    });
  });
  await recordSignIn(container, { realm: 'applicant', accountId, way: 'session', outcome: 'passwordChanged', address });
  return { kind: 'done' };
};
