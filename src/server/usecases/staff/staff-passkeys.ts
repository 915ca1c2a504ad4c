import { AppError } from '#server/app-error.ts';
import {
  checkEnrolled,
  checkPresented,
  type EnrolledPasskey,
  type PresentedPasskey,
  passkeyToMake,
  passkeyToUse,
} from '#server/auth/passkey-checks.ts';
import type { Container } from '#server/container.ts';
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

/** To sign in: any passkey for this site. To confirm: one of the caller's own. */
export const askForPasskey = async ({ env, database: { db } }: Container, session: SessionFacts | null) => {
  const known = session ? await passkeysOf(db, session.accountId) : [];
  const options = await passkeyToUse({ publicUrl: env.PUBLIC_URL, known });
  const { challenge } = options;
  const use = session
    ? ({ purpose: 'confirm', sessionId: session.id } as const)
    : ({ purpose: 'signIn', sessionId: null } as const);
  return { token: await addChallenge(db, { challenge, ...use }), options };
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
