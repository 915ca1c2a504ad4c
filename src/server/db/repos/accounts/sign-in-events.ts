import { lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { signInEvents } from '#server/db/schema/index.ts';

export type SignInEvent = Omit<typeof signInEvents.$inferInsert, 'at'>;

export const addSignInEvent = async (db: Db, event: SignInEvent): Promise<void> => {
  await db.insert(signInEvents).values(event);
};

export const forgetOldSignInEvents = async (db: Db): Promise<void> => {
  await db.delete(signInEvents).where(lt(signInEvents.at, sql`now() - interval '1 year'`));
};
