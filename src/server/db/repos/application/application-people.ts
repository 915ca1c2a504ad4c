import { and, desc, eq, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { Person } from '#entities/values/person.ts';
import { migrateApplication } from '#funnel/migrations/migrate-application.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { applicationPeople, applications } from '#server/db/schema/index.ts';

/** The account's most recently worked on application. */
export const findApplicationOf = async (db: Reader, accountId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: applications.id })
    .from(applicationPeople)
    .innerJoin(applications, eq(applications.id, applicationPeople.applicationId))
    .where(eq(applicationPeople.accountId, accountId))
    .orderBy(desc(applications.updatedAt))
    .limit(1);
  return row?.id ?? null;
};

export const addPerson = async (
  db: Tx,
  row: { applicationId: string; person: Person; accountId: string },
): Promise<void> => {
  await db.insert(applicationPeople).values(row);
};

/** The account of one of an application's applicants; null until they have joined. */
export const findAccountOf = async (
  db: Reader,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<string | null> => {
  const [row] = await db
    .select({ accountId: applicationPeople.accountId })
    .from(applicationPeople)
    .where(and(eq(applicationPeople.applicationId, applicationId), eq(applicationPeople.person, person)));
  return row?.accountId ?? null;
};

/** All of an account's applications, the most recently worked on first. */
export const applicationsOf = async (db: Reader, accountId: string) => {
  const rows = await db
    .select({
      id: applications.id,
      status: sql<ApplicationStatus>`${applications.status}`,
      document: applications.document,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
    })
    .from(applicationPeople)
    .innerJoin(applications, eq(applications.id, applicationPeople.applicationId))
    .where(eq(applicationPeople.accountId, accountId))
    .orderBy(desc(applications.updatedAt));
  return rows.map((row) => ({ ...row, document: migrateApplication(row.document) }));
};

export const handOver = async (
  tx: Tx,
  { applicationId, person, from, to }: { applicationId: string; person: Person; from: string; to: string },
): Promise<void> => {
  const { applicationId: application, person: role, accountId } = applicationPeople;
  await tx
    .update(applicationPeople)
    .set({ accountId: to })
    .where(and(eq(application, applicationId), eq(role, person), eq(accountId, from)));
};
