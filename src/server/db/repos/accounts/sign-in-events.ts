import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { signInEvents } from '#server/db/schema/index.ts';

export type SignInEvent = Omit<typeof signInEvents.$inferInsert, 'at'>;

export const addSignInEvent = async (db: Db, event: SignInEvent): Promise<void> => {
  await db.insert(signInEvents).values(event);
};

/** When each of them last signed in; those who have not, or not within a year, are not there. */
export const lastSignIns = async (db: Reader, accountIds: readonly string[]): Promise<Map<string, Date>> => {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .select({ accountId: signInEvents.accountId, at: sql<Date>`max(${signInEvents.at})`.mapWith(signInEvents.at) })
    .from(signInEvents)
    .where(
      and(
        eq(signInEvents.realm, 'portal'),
        eq(signInEvents.outcome, 'succeeded'),
        ne(signInEvents.way, 'confirmation'),
        inArray(signInEvents.accountId, [...accountIds]),
      ),
    )
    .groupBy(signInEvents.accountId);
  return new Map(rows.flatMap(({ accountId, at }) => (accountId === null ? [] : [[accountId, at]])));
};

export const forgetOldSignInEvents = async (db: Db): Promise<void> => {
  await db.delete(signInEvents).where(lt(signInEvents.at, sql`now() - interval '1 year'`));
};
