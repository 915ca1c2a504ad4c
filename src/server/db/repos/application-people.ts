import { and, desc, eq } from 'drizzle-orm';
import type { Person } from '#entities/person.ts';
import type { DbOrTx } from '../connect.ts';
import { applicationPeople, applications } from '../schema/index.ts';

/** The account's application that was worked on last. */
export const findApplicationOf = async (db: DbOrTx, accountId: string): Promise<string | null> => {
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
  db: DbOrTx,
  row: { applicationId: string; person: Person; accountId: string },
): Promise<void> => {
  await db.insert(applicationPeople).values(row);
};

/** The account of one of an application's people; null while nobody has joined. */
export const findAccountOf = async (
  db: DbOrTx,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<string | null> => {
  const [row] = await db
    .select({ accountId: applicationPeople.accountId })
    .from(applicationPeople)
    .where(and(eq(applicationPeople.applicationId, applicationId), eq(applicationPeople.person, person)));
  return row?.accountId ?? null;
};
