import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { accounts, branches, companies, type PortalGrant, portalGrants } from '#server/db/schema/index.ts';

export type NewGrant = Pick<PortalGrant, 'role' | 'scopeKind' | 'scopeId'>;

/** One change to the portal's accounts at a time: rules about all of them (the last administrator) need them locked. */
export const lockStaff = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('staff'))`);
};

const standingGrants = (db: Reader) => db.select().from(portalGrants).where(isNull(portalGrants.revokedAt));

export const staffWithGrants = async (db: Reader) => {
  const rows = await db
    .select({
      id: accounts.id,
      email: sql<string>`coalesce(${accounts.email}, '')`,
      name: sql<string>`concat_ws(' ', ${accounts.firstName}, ${accounts.lastName})`,
      status: accounts.status,
    })
    .from(accounts)
    .where(eq(accounts.realm, 'portal'))
    .orderBy(accounts.email);
  const grants = await standingGrants(db);
  return rows.map((row) => ({ ...row, grants: grants.filter(({ accountId }) => accountId === row.id) }));
};

export const isStaffEmailTaken = async (db: Reader, email: string): Promise<boolean> =>
  (await db.$count(accounts, and(eq(accounts.realm, 'portal'), eq(accounts.email, email)))) > 0;

export const addGrant = async (db: Tx, grant: NewGrant & { accountId: string }): Promise<void> => {
  await db.insert(portalGrants).values(grant);
};

export const revokeGrant = async (db: Tx, id: string): Promise<void> => {
  await db.update(portalGrants).set({ revokedAt: sql`now()` }).where(eq(portalGrants.id, id));
};

/** Administrators of the whole lender who can sign in. */
export const countAdministrators = async (db: Reader): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(DISTINCT ${accounts.id})::int` })
    .from(accounts)
    .innerJoin(portalGrants, eq(portalGrants.accountId, accounts.id))
    .where(
      and(
        eq(accounts.realm, 'portal'),
        eq(accounts.status, 'active'),
        eq(portalGrants.role, 'admin'),
        eq(portalGrants.scopeKind, 'lender'),
        isNull(portalGrants.revokedAt),
      ),
    );
  return row?.count ?? 0;
};

export const allCompanies = (db: Reader) => db.select().from(companies).orderBy(companies.name);
export const allBranches = (db: Reader) => db.select().from(branches).orderBy(branches.name);

/** Null when the name is taken. */
export const addCompany = async (db: Tx, name: string): Promise<string | null> => {
  const [row] = await db.insert(companies).values({ name }).onConflictDoNothing().returning({ id: companies.id });
  return row?.id ?? null;
};

export const addBranch = async (db: Tx, branch: { companyId: string | null; name: string }): Promise<string | null> => {
  const [row] = await db.insert(branches).values(branch).onConflictDoNothing().returning({ id: branches.id });
  return row?.id ?? null;
};
