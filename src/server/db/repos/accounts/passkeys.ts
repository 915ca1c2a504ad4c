import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { passkeyChallenges, passkeys } from '#server/db/schema/index.ts';
import { newToken, tokenHash } from './sessions.ts';

export type Passkey = typeof passkeys.$inferSelect;
type Challenge = typeof passkeyChallenges.$inferSelect;
export type ChallengeFor = Pick<Challenge, 'purpose' | 'sessionId'>;

const CHALLENGE_MINUTES = 5;

/** Returns the token that names the challenge; without it, or from another session, it cannot be answered. */
export const addChallenge = async (
  db: Db,
  { challenge, purpose, sessionId }: ChallengeFor & { challenge: string },
): Promise<string> => {
  const token = newToken();
  await db.insert(passkeyChallenges).values({
    tokenHash: tokenHash(token),
    challenge,
    purpose,
    sessionId,
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  });
  return token;
};

/** Uses the challenge up: the second caller gets null, whatever came of the first one's answer. */
export const takeChallenge = async (
  db: Db,
  { token, purpose, sessionId }: ChallengeFor & { token: string },
): Promise<string | null> => {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.tokenHash, tokenHash(token)),
        eq(passkeyChallenges.purpose, purpose),
        sql`${passkeyChallenges.sessionId} IS NOT DISTINCT FROM ${sessionId}`,
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return row?.challenge ?? null;
};

export const forgetOldChallenges = async (db: Db): Promise<void> => {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
};

export const passkeysOf = (db: Reader, accountId: string): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt));

export const findPasskey = async (db: Reader, credentialId: string): Promise<Passkey | null> => {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
};

type NewPasskey = Pick<Passkey, 'accountId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>;

/** False when an account already has it. */
export const addPasskey = async (db: Tx, passkey: NewPasskey): Promise<boolean> =>
  (await db.insert(passkeys).values(passkey).onConflictDoNothing()).rowCount === 1;

/** False when the counter did not advance: the same answer twice, or a copied authenticator. */
export const countPasskeyUse = async (db: Db, { id, counter }: Pick<Passkey, 'id' | 'counter'>): Promise<boolean> => {
  // Authenticators that sync between devices do not count, and always say 0.
  const isForward = sql`(${passkeys.counter} < ${counter} OR (${passkeys.counter} = 0 AND ${counter} = 0))`;
  const used = await db
    .update(passkeys)
    .set({ counter, usedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isForward));
  return used.rowCount === 1;
};

type Own = Pick<Passkey, 'id' | 'accountId'>;
const isOwn = ({ id, accountId }: Own) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));

/** False when this account has no such passkey. */
export const renamePasskey = async (db: Tx, { name, ...own }: Own & { name: string }): Promise<boolean> =>
  (await db.update(passkeys).set({ name }).where(isOwn(own))).rowCount === 1;

export const removePasskey = async (db: Tx, own: Own): Promise<boolean> =>
  (await db.delete(passkeys).where(isOwn(own))).rowCount === 1;

export const removePasskeysOf = async (db: Tx, accountId: string): Promise<void> => {
  await db.delete(passkeys).where(eq(passkeys.accountId, accountId));
};
