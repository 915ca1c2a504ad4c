import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { fullName } from '#entities/text/full-name.ts';
import type { SessionKind } from '#entities/text/session-kind.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Person } from '#entities/values/person.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { accounts, applicationPeople, applications, sessions } from '#server/db/schema/index.ts';

export type SessionFacts = {
  id: string;
  accountId: string;
  email: string | null;
  name: string | null;
  isEmailConfirmed: boolean;
  application: { id: string; person: Person; variant: FunnelVariant } | null;
  expiresAt: Date;
  /** Whether activity should extend the session now; by the database's clock, since a process may have a wrong one. */
  isTouchDue: boolean;
  /** The way the person proved who they are within the last minutes, or null. */
  freshProof: Proof | null;
};

/** A mailed code, a password, an authenticator app (or recovery code), a passkey. */
export type Proof = 'code' | 'password' | 'app' | 'passkey';

/** A proof of identity counts as fresh for this long. */
export const FRESH_MINUTES = 15;
const TOUCH_AFTER_SECONDS = 60;

export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newToken = (): string => randomBytes(32).toString('base64url');

type Lifetime = { idleMinutes: number; maxHours: number };

export const openSession = async (
  db: Db,
  {
    realm,
    accountId,
    applicationId,
    agent,
    address,
    proof,
    lifetime,
  }: {
    realm: SessionKind;
    accountId: string;
    applicationId: string | null;
    agent: string | null;
    address: string | null;
    proof: Proof | null;
    lifetime: Lifetime;
  },
): Promise<string> => {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: tokenHash(token),
    realm,
    accountId,
    applicationId,
    agent,
    address,
    provedBy: proof,
    provedAt: proof === null ? null : sql`now()`,
    idleExpiresAt: sql`now() + make_interval(mins => ${lifetime.idleMinutes})`,
    expiresAt: sql`now() + make_interval(hours => ${lifetime.maxHours})`,
  });
  return token;
};

const isAlive = () =>
  and(isNull(sessions.revokedAt), gt(sessions.idleExpiresAt, sql`now()`), gt(sessions.expiresAt, sql`now()`));

/** Built once per pool and planned once per connection: every call starts with it. */
const sessionQuery = preparedOnce((db: Reader) =>
  db
    .select({
      id: sessions.id,
      accountId: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      emailConfirmedAt: accounts.emailConfirmedAt,
      applicationId: applications.id,
      variant: applications.variant,
      person: applicationPeople.person,
      expiresAt: sql<Date>`least(${sessions.idleExpiresAt}, ${sessions.expiresAt})`.mapWith(sessions.expiresAt),
      isTouchDue: sql<boolean>`${sessions.seenAt} < now() - make_interval(secs => ${sql.raw(String(TOUCH_AFTER_SECONDS))})`,
      freshProof: sql<Proof | null>`CASE WHEN ${sessions.provedAt} > now() - make_interval(mins => ${sql.raw(String(FRESH_MINUTES))}) THEN ${sessions.provedBy} END`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(applications, eq(applications.id, sessions.applicationId))
    .leftJoin(
      applicationPeople,
      and(eq(applicationPeople.applicationId, applications.id), eq(applicationPeople.accountId, accounts.id)),
    )
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        eq(sessions.realm, sql.placeholder('realm')),
        isAlive(),
        eq(accounts.status, 'active'),
      ),
    )
    .limit(1)
    .prepare('find_session'),
);

/** Only a live session of this realm, for an account that may still sign in. */
export const findSession = async (
  db: Db,
  { token, realm }: { token: string; realm: SessionKind },
): Promise<SessionFacts | null> => {
  const [row] = await sessionQuery(db).execute({ hash: tokenHash(token), realm });
  if (!row) return null;
  return {
    id: row.id,
    accountId: row.accountId,
    email: row.email,
    name: fullName(row) || null,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    application:
      row.applicationId && row.person && row.variant
        ? { id: row.applicationId, person: row.person, variant: row.variant }
        : null,
    expiresAt: row.expiresAt,
    isTouchDue: row.isTouchDue,
    freshProof: row.freshProof,
  };
};

/** Those of these sessions that are still open. */
export const liveSessions = async (db: Reader, ids: string[]): Promise<string[]> => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.id, ids), isAlive(), eq(accounts.status, 'active')));
  return rows.map(({ id }) => id);
};

/** Extends the idle limit; the absolute one stays. */
export const touchSession = async (db: Db, { id, idleMinutes }: { id: string; idleMinutes: number }): Promise<void> => {
  await db
    .update(sessions)
    .set({ seenAt: sql`now()`, idleExpiresAt: sql`now() + make_interval(mins => ${idleMinutes})` })
    .where(eq(sessions.id, id));
};

/** The person signs out themselves: links they mailed to third parties stay good. */
export const signOutSession = async (db: Db, id: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()`, isSignedOut: true })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
};

/** An account's active sessions, newest first. */
export const liveSessionsOf = (db: Reader, accountId: string) =>
  db
    .select({
      id: sessions.id,
      agent: sessions.agent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isAlive()))
    .orderBy(desc(sessions.seenAt));

/** False when this account has no such session. */
export const revokeSessionOf = async (
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), isNull(sessions.revokedAt)));
  return ended.rowCount === 1;
};

/** All sessions, or all but the current one. */
export const revokeSessionsOf = async (db: Tx, accountId: string, except?: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
};

/** Of applicants and staff alike, all but this one. */
export const revokeEverySession = async (db: Tx, except: string): Promise<number> => {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(isAlive(), ne(sessions.id, except)));
  return ended.rowCount ?? 0;
};

/** The caller has verified that the application is the account's. */
export const pointSession = async (
  db: Db,
  { id, applicationId }: { id: string; applicationId: string },
): Promise<void> => {
  await db.update(sessions).set({ applicationId }).where(eq(sessions.id, id));
};

/** The session goes on under a new secret, which is returned: a copy of the old one gains nothing by the proof. */
export const markProved = async (db: Db, { id, proof }: { id: string; proof: Proof }): Promise<string> => {
  const token = newToken();
  await db
    .update(sessions)
    .set({ tokenHash: tokenHash(token), provedAt: sql`now()`, provedBy: proof })
    .where(eq(sessions.id, id));
  return token;
};
