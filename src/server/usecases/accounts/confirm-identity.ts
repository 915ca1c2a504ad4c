import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import { isPasswordRight } from '#server/auth/passwords.ts';
import type { Container } from '#server/container.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { markProved, type SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { addSignInCode, matchSignInCode, spendSignInCode } from '#server/db/repos/accounts/sign-in-codes.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { recordSignIn } from '../shared/record-sign-in.ts';
import type { Confirmation } from '../shared/require-fresh.ts';

/** A code for this one session: it neither signs in nor confirms another session. */
const codeKey = ({ id }: SessionFacts): string => `confirm/${id}`;

const accountOf = async ({ database }: Container, { accountId }: SessionFacts) => {
  const account = await findAccount(database.db, accountId);
  if (!account) throw new AppError('signInRequired');
  return account;
};

/** The ways this person can prove who they are again. Without an email address on file there is none. */
export const confirmationWays = async (container: Container, session: SessionFacts) => {
  const { email, passwordHash, emailConfirmedAt } = await accountOf(container, session);
  return { email, hasPassword: passwordHash !== null && emailConfirmedAt !== null };
};

export const requestConfirmationCode = async (
  container: Container,
  session: SessionFacts,
  address: string,
): Promise<void> => {
  const { email } = await accountOf(container, session);
  if (email === null) throw new AppError('notAllowed');
  await limitTries(container, { what: 'requestCode', account: codeKey(session), address });
  await limitTries(container, { what: 'codesToMailbox', account: `confirm/${email}`, address: null });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await container.database.transact(async (tx) => {
    await addSignInCode(tx, { secret: container.sessionSecret, email: codeKey(session), code, from: '' });
    await sendMessage(container, tx, {
      name: 'confirmationCode',
      variables: { code },
      applicationId: null,
      deliveryKey: randomUUID(),
      recipient: email,
    });
  });
};

export type Given = { kind: 'code'; code: string } | { kind: 'password'; password: string };

/** Marks the session as freshly proved. A wrong answer counts, and ends nothing. */
export const confirmIdentity = async (
  container: Container,
  session: SessionFacts,
  { given, address }: { given: Given; address: string },
): Promise<Confirmation> => {
  await limitTries(container, { what: 'confirm', account: session.accountId, address });
  const isRight =
    given.kind === 'code'
      ? await isCodeRight(container, session, given.code)
      : await isPasswordRight(given.password, (await accountOf(container, session)).passwordHash);
  const outcome = isRight ? 'succeeded' : 'refused';
  const { accountId, id } = session;
  await recordSignIn(container, { realm: 'applicant', accountId, way: 'confirmation', outcome, address });
  if (!isRight) return { kind: 'wrong' };
  return { kind: 'done', secret: await markProved(container.database.db, { id, proof: given.kind }) };
};

const isCodeRight = ({ database, sessionSecret }: Container, session: SessionFacts, code: string): Promise<boolean> =>
  database.transact(async (tx) => {
    const match = await matchSignInCode(tx, { secret: sessionSecret, email: codeKey(session), code, from: '' });
    if (match) await spendSignInCode(tx, match.id);
    return match !== null;
  });
