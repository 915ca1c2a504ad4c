import { AppError } from '#server/app-error.ts';
import {
  checkEnrolled,
  checkPresented,
  type EnrolledPasskey,
  type PresentedPasskey,
  passkeyToMake,
  passkeyToUse,
} from '#server/auth/passkey-checks.ts';
import { signParts } from '#server/auth/signed-parts.ts';
import type { Container } from '#server/container.ts';
import { accountsWithEmail } from '#server/db/repos/accounts/accounts.ts';
import {
  addChallenge,
  addPasskey,
  type ChallengeFor,
  countPasskeyUse,
  findPasskey,
  type Passkey,
  passkeysOf,
  removePasskey,
  renamePasskey,
  takeChallenge,
} from '#server/db/repos/accounts/passkeys.ts';
import type { SessionFacts } from '#server/db/repos/accounts/sessions.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { requireFresh } from '../shared/require-fresh.ts';

const MOST_PASSKEYS = 10;

/** What the page hands to the browser, and the token that names the challenge when it comes back. */
export const startPasskey = async (container: Container, session: SessionFacts) => {
  requireFresh(session);
  const { env, lender, database } = container;
  const { accountId: id, email, name } = session;
  const known = await passkeysOf(database.db, id);
  if (known.length >= MOST_PASSKEYS) throw new AppError('notAllowed');
  const person = { id, email: email ?? '', name: name ?? '' };
  const options = await passkeyToMake({ publicUrl: env.PUBLIC_URL, lender: lender.displayName, person, known });
  const { challenge } = options;
  return {
    token: await addChallenge(database.db, { challenge, purpose: 'enroll', sessionId: session.id }),
    options,
  };
};

type Enrolling = { token: string; name: string; response: EnrolledPasskey };

export const enrollPasskey = async (
  container: Container,
  session: SessionFacts,
  { token, name, response }: Enrolling,
): Promise<{ kind: 'done' | 'notUsable' }> => {
  requireFresh(session);
  const { env, database } = container;
  const { accountId, id: sessionId } = session;
  const challenge = await takeChallenge(database.db, { token, purpose: 'enroll', sessionId });
  const credential = challenge && (await checkEnrolled(response, { publicUrl: env.PUBLIC_URL, challenge }));
  if (!credential) return { kind: 'notUsable' };
  return database.transact(async (tx) => {
    if (!(await addPasskey(tx, { ...credential, accountId, name }))) return { kind: 'notUsable' };
    await appendStaffEvent(tx, { actor: accountId, subject: accountId, kind: 'passkeyAdded', body: { name } });
    return { kind: 'done' };
  });
};

type Own = { id: string };

export const renameOwnPasskey = async (
  { database }: Container,
  { accountId }: SessionFacts,
  { id, name }: Own & { name: string },
): Promise<void> => {
  const isDone = await database.transact((tx) => renamePasskey(tx, { id, accountId, name }));
  if (!isDone) throw new AppError('notFound');
};

export const removeOwnPasskey = async ({ database }: Container, session: SessionFacts, { id }: Own): Promise<void> => {
  requireFresh(session);
  const { accountId } = session;
  await database.transact(async (tx) => {
    if (!(await removePasskey(tx, { id, accountId }))) throw new AppError('notFound');
    await appendStaffEvent(tx, { actor: accountId, subject: accountId, kind: 'passkeyRemoved' });
  });
};

/** To confirm: one of the caller's own. */
export const askForOwnPasskey = async ({ env, database: { db } }: Container, { id, accountId }: SessionFacts) => {
  const options = await passkeyToUse({ publicUrl: env.PUBLIC_URL, known: await passkeysOf(db, accountId) });
  const { challenge } = options;
  return { token: await addChallenge(db, { challenge, purpose: 'confirm', sessionId: id }), options };
};

/**
 * To sign in: any passkey the browser has for this site, or those of a typed address. Security keys without a PIN answer only when they are
 * named. An address without passkeys gets one that does not exist, always the same: the reply does not tell which addresses have an account.
 */
export const askForPasskey = async ({ env, sessionSecret, database: { db } }: Container, email: string | null) => {
  const [account] = email === null ? [] : await accountsWithEmail(db, { realm: 'portal', email });
  const own = account ? await passkeysOf(db, account.id) : [];
  const none = email === null ? [] : [signParts({ secret: sessionSecret, purpose: 'noPasskey', parts: [email] })];
  const ids = own.length > 0 ? own.map(({ credentialId }) => credentialId) : none;
  const known = ids.map((credentialId) => ({ credentialId, transports: [] }));
  const options = await passkeyToUse({ publicUrl: env.PUBLIC_URL, known });
  const { challenge } = options;
  return { token: await addChallenge(db, { challenge, purpose: 'signIn', sessionId: null }), options };
};

type Presented = ChallengeFor & { token: string; response: PresentedPasskey };

/** The passkey behind a right answer; each challenge and each count of an authenticator serves once. */
export const usedPasskey = async (
  { env, database: { db } }: Container,
  { response, ...asked }: Presented,
): Promise<{ passkey: Passkey; isUserVerified: boolean } | null> => {
  const challenge = await takeChallenge(db, asked);
  const passkey = await findPasskey(db, response.id);
  const checked =
    challenge && passkey && (await checkPresented(response, { publicUrl: env.PUBLIC_URL, challenge, passkey }));
  if (!checked || !(await countPasskeyUse(db, { id: passkey.id, counter: checked.counter }))) return null;
  return { passkey, isUserVerified: checked.isUserVerified };
};
