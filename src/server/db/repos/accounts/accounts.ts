import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { fullName } from '#entities/text/full-name.ts';
import type { SessionKind } from '#entities/text/session-kind.ts';
import type { Person } from '#entities/values/person.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { type Account, accounts, applicationPeople, enrollments, portalGrants } from '#server/db/schema/index.ts';
import { lookupHash, lookupHashes } from '#server/db/sealed/lookup-hash.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { tokenHash } from './sessions.ts';

type NewAccount = Pick<Account, 'realm'> & Partial<Omit<Account, 'id' | 'realm' | 'createdAt' | 'emailHash'>>;

/** An applicant's address as it is stored. */
const sealedEmail = ({ ring }: Db, email: string | null): Pick<Account, 'email' | 'emailHash'> =>
  email === null
    ? { email, emailHash: null }
    : { email: sealText(ring, email), emailHash: lookupHash(ring, 'email', email) };

export const addAccount = async (db: Db, account: NewAccount): Promise<string> => {
  const contact = account.realm === 'applicant' ? sealedEmail(db, account.email ?? null) : {};
  const [row] = await db
    .insert(accounts)
    .values({ ...account, ...contact })
    .returning({ id: accounts.id });
  if (!row) throw new Error('The account was not stored.');
  return row.id;
};

/** Confirmed accounts first: a stranger's unconfirmed lead never comes before the owner's. */
export const accountsWithEmail = (
  db: Reader,
  { realm, email }: { realm: SessionKind; email: string },
): Promise<Account[]> =>
  db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.realm, realm),
        realm === 'portal'
          ? eq(accounts.email, email)
          : inArray(accounts.emailHash, lookupHashes(db.ring, 'email', email)),
        ne(accounts.status, 'deactivated'),
      ),
    )
    .orderBy(sql`${accounts.emailConfirmedAt} ASC NULLS LAST`, desc(accounts.createdAt));

export const findAccount = async (db: Reader, id: string): Promise<Account | null> => {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
};

/** Names by id, for the accounts found. */
export const namesOf = async (db: Reader, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, fullName({ firstName, lastName })]));
};

/** Which of these accounts are on an application, which one, and with whom. */
export const seatsOf = (db: Reader, accountIds: readonly string[]) =>
  db
    .select()
    .from(applicationPeople)
    .where(inArray(applicationPeople.accountId, [...accountIds]));

/** Whether the account of this person on an application has proved its email address. */
export const hasConfirmedEmail = async (
  db: Reader,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<boolean> => {
  const rows = await db
    .select({ at: accounts.emailConfirmedAt })
    .from(applicationPeople)
    .innerJoin(accounts, eq(accounts.id, applicationPeople.accountId))
    .where(and(eq(applicationPeople.applicationId, applicationId), eq(applicationPeople.person, person)));
  return rows.some(({ at }) => at !== null);
};

export const changeAccount = async (
  db: Db,
  id: string,
  change: Partial<Omit<Account, 'email' | 'emailHash'>>,
): Promise<void> => {
  await db.update(accounts).set(change).where(eq(accounts.id, id));
};

/** An applicant's new address, proved. */
export const changeAccountEmail = async (db: Db, id: string, email: string): Promise<void> => {
  const confirmed = { ...sealedEmail(db, email), emailConfirmedAt: new Date() };
  await db.update(accounts).set(confirmed).where(eq(accounts.id, id));
};

/** Records the step of a time-based code; false when another one was recorded since `lastStep` was read. */
export const spendTotpStep = async (
  db: Db,
  id: string,
  { step, lastStep }: { step: number; lastStep: number | null },
): Promise<boolean> => {
  const changed = await db
    .update(accounts)
    .set({ totpLastStep: step })
    .where(and(eq(accounts.id, id), sql`${accounts.totpLastStep} IS NOT DISTINCT FROM ${lastStep}`));
  return changed.rowCount === 1;
};

export const grantsOf = (db: Reader, accountId: string) =>
  db
    .select()
    .from(portalGrants)
    .where(and(eq(portalGrants.accountId, accountId), isNull(portalGrants.revokedAt)));

export const addEnrollment = async (
  db: Tx,
  { token, accountId, totpSecret, hours }: { token: string; accountId: string; totpSecret: Buffer; hours: number },
): Promise<void> => {
  await db.insert(enrollments).values({
    tokenHash: tokenHash(token),
    accountId,
    totpSecret,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  });
};

export const findEnrollment = async (db: Reader, token: string) => {
  const [row] = await db
    .select({
      accountId: enrollments.accountId,
      totpSecret: enrollments.totpSecret,
      email: accounts.email,
      firstName: accounts.firstName,
    })
    .from(enrollments)
    .innerJoin(accounts, eq(accounts.id, enrollments.accountId))
    .where(
      and(
        eq(enrollments.tokenHash, tokenHash(token)),
        isNull(enrollments.usedAt),
        sql`${enrollments.expiresAt} > now()`,
      ),
    );
  return row ?? null;
};

/** True for the one caller that used up the link. */
export const spendEnrollment = async (db: Tx, token: string): Promise<boolean> => {
  const used = await db
    .update(enrollments)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(enrollments.tokenHash, tokenHash(token)),
        isNull(enrollments.usedAt),
        sql`${enrollments.expiresAt} > now()`,
      ),
    );
  return used.rowCount === 1;
};

/** Earlier links stop working once a new one is sent. */
export const spendEnrollmentsOf = async (db: Tx, accountId: string): Promise<void> => {
  await db
    .update(enrollments)
    .set({ usedAt: sql`now()` })
    .where(and(eq(enrollments.accountId, accountId), isNull(enrollments.usedAt)));
};

/** Until the address is verified, the account uses the one typed last; afterwards typing cannot change it. */
export const followContact = async (
  db: Tx,
  {
    applicationId,
    person,
    contact,
  }: { applicationId: string; person: Person; contact: Pick<Account, 'email' | 'firstName' | 'lastName'> },
): Promise<void> => {
  const [owner] = await db
    .select({ id: applicationPeople.accountId })
    .from(applicationPeople)
    .where(and(eq(applicationPeople.applicationId, applicationId), eq(applicationPeople.person, person)));
  if (owner)
    await db
      .update(accounts)
      .set({ ...contact, ...sealedEmail(db, contact.email) })
      .where(and(eq(accounts.id, owner.id), isNull(accounts.emailConfirmedAt)));
};
