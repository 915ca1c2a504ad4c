import type { Day } from '#entities/values/day.ts';
import { AppError } from '#server/app-error.ts';
import { isPasswordRight } from '#server/auth/passwords.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { changeAccount } from '#server/db/repos/accounts/accounts.ts';
import { revokeSessionsOf } from '#server/db/repos/accounts/sessions.ts';
import { countWrongTry, matchSignInCode, spendSignInCode } from '#server/db/repos/accounts/sign-in-codes.ts';
import type { Account } from '#server/db/schema/index.ts';
import { recordSignIn, type SignInOutcome } from '../shared/record-sign-in.ts';
import { guardAccount, guardSignIn, type Source } from '../shared/sign-in-guard.ts';
import { accountsAtAddress, peopleAtAddress } from './people-at-address.ts';
import { codeRequestKey } from './request-sign-in-code.ts';

export type SignedInAccount = Pick<Account, 'id' | 'email' | 'firstName' | 'lastName'>;
type Attempt = { email: string; source: Source };
/** `codeRequest`: the request this browser made; null where it made none. */
type Coded = Attempt & { code: string; codeRequest: string | null };

const trierOf = ({ email, source }: Attempt, way: 'password' | 'code') => ({
  ...source,
  email,
  realm: 'applicant' as const,
  way,
});

type Tried = Attempt & { way: 'password' | 'code'; accountId: string | null; outcome: SignInOutcome };

const record = (container: Container, { way, accountId, outcome, source: { address } }: Tried): Promise<void> =>
  recordSignIn(container, { realm: 'applicant', accountId, way, outcome, address });

export const signInWithPassword = async (
  container: Container,
  { email, password, source }: Attempt & { password: string },
): Promise<Account | null> => {
  const trier = trierOf({ email, source }, 'password');
  const [guard, ofAccount] = [await guardSignIn(container, trier), await guardAccount(container, trier, 'password')];
  const candidates = await accountsAtAddress(container.database.db, email);
  // Only a verified address can have a valid password: a stranger may have started a lead with it.
  const protectedOnes = candidates.filter(({ emailConfirmedAt, passwordHash }) => emailConfirmedAt && passwordHash);
  if (protectedOnes.length === 0) await isPasswordRight(password, null);
  const right: Account[] = [];
  for (const account of protectedOnes) if (await isPasswordRight(password, account.passwordHash)) right.push(account);
  // A shared address and password cannot distinguish two applicants: the code and their birth date can.
  const [only, ...others] = right;
  const account = only && others.length === 0 ? only : null;
  const meant = account ?? (protectedOnes.length === 1 ? protectedOnes[0] : null);
  const outcome = account ? 'succeeded' : 'refused';
  await record(container, { email, source, way: 'password', accountId: meant?.id ?? null, outcome });
  if (account === null) return null;
  await guard.succeeded();
  await ofAccount.succeeded();
  return account;
};

export type CodeOutcome = { kind: 'signedIn'; account: Account } | { kind: 'choosePerson' } | { kind: 'refused' };

/** The intended account, where the address alone is ambiguous. */
export type ChosenPerson = { accountId: string; dateOfBirth: Day | null };

/** The right code verifies the address: it opens the only account. With several, the applicant picks one and confirms the birth date. */
export const signInWithCode = async (
  container: Container,
  { email, code, codeRequest, source, chosen }: Coded & { chosen: ChosenPerson | null },
): Promise<CodeOutcome> => {
  const from = await requestOf(container, { email, source, codeRequest });
  const guard = await guardSignIn(container, trierOf({ email, source }, 'code'));
  const outcome = await container.database.transact(async (tx): Promise<CodeOutcome> => {
    const match = await matchSignInCode(tx, { secret: container.sessionSecret, email, code, from });
    if (!match) return { kind: 'refused' };
    const people = await peopleAtAddress(tx, email);
    if (people.length > 1 && chosen === null) return { kind: 'choosePerson' };
    const person = chosen === null ? people[0] : people.find(({ account }) => account.id === chosen.accountId);
    const isMeant =
      person !== undefined &&
      (people.length === 1 || person.dateOfBirth === null || person.dateOfBirth === chosen?.dateOfBirth);
    if (!isMeant) {
      await countWrongTry(tx, match.id);
      return { kind: 'refused' };
    }
    await spendSignInCode(tx, match.id);
    return { kind: 'signedIn', account: await confirmed(tx, person.account) };
  });
  if (outcome.kind !== 'refused') await guard.succeeded();
  if (outcome.kind !== 'choosePerson') {
    const accountId = outcome.kind === 'signedIn' ? outcome.account.id : null;
    const said = outcome.kind === 'signedIn' ? 'succeeded' : 'refused';
    await record(container, { email, source, way: 'code', accountId, outcome: said });
  }
  return outcome;
};

/** Says so alike for every address: it depends on the browser alone. */
const requestOf = async (
  container: Container,
  { codeRequest, ...attempt }: Attempt & Pick<Coded, 'codeRequest'>,
): Promise<string> => {
  if (codeRequest !== null) return codeRequestKey(codeRequest);
  await record(container, { ...attempt, way: 'code', accountId: null, outcome: 'refused' });
  throw new AppError('codeNotRequestedHere');
};

const confirmed = async (tx: Tx, account: Account): Promise<Account> => {
  if (!account.emailConfirmedAt) {
    await changeAccount(tx, account.id, { emailConfirmedAt: new Date() });
    // The address may have been typed by someone else before it was verified; those sessions must not read along from now on.
    await revokeSessionsOf(tx, account.id);
  }
  return account;
};

/** The names at an address, for the holder of its code. The code stays valid for the sign-in itself. */
export const peopleBehindCode = async (
  container: Container,
  { email, code, codeRequest, source }: Coded,
): Promise<{ id: string; name: string; asksBirthDate: boolean }[]> => {
  const from = await requestOf(container, { email, source, codeRequest });
  const guard = await guardSignIn(container, trierOf({ email, source }, 'code'));
  const people = await container.database.transact(async (tx) => {
    const match = await matchSignInCode(tx, { secret: container.sessionSecret, email, code, from });
    return match ? peopleAtAddress(tx, email) : null;
  });
  if (people === null) throw new AppError('codeNotValid');
  await guard.succeeded();
  return people.map(({ account, name, dateOfBirth }) => ({
    id: account.id,
    name,
    asksBirthDate: dateOfBirth !== null,
  }));
};
