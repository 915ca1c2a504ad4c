import { and, asc, eq, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Reader } from '#server/db/connect.ts';
import { deskSettings, savedViews } from '#server/db/schema/index.ts';

export const savedViewsOf = (db: Reader, accountId: string) =>
  db.select().from(savedViews).where(eq(savedViews.accountId, accountId)).orderBy(asc(savedViews.createdAt));

/** What colleagues share, by whomever. */
export const sharedViews = (db: Reader) =>
  db.select().from(savedViews).where(eq(savedViews.isShared, true)).orderBy(asc(savedViews.createdAt));

type KeptView = { accountId: string; name: string; view: unknown; isShared: boolean };

/** Saving under the same name replaces the view. */
export const keepView = async (db: Reader, { accountId, name, view, isShared }: KeptView): Promise<string> => {
  const { rows } = await db.execute(sql`INSERT INTO saved_views (account_id, name, view, is_shared)
    VALUES (${accountId}, ${name}, ${JSON.stringify(view)}::jsonb, ${isShared})
    ON CONFLICT (account_id, lower(name))
    DO UPDATE SET name = excluded.name, view = excluded.view, is_shared = excluded.is_shared RETURNING id`);
  return z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
};

/** One's own, and where it is allowed a colleague's that is shared. */
type Reached = { accountId: string; id: string; orShared: boolean };

const isReached = ({ accountId, id, orShared }: Reached) => {
  const own = eq(savedViews.accountId, accountId);
  return and(eq(savedViews.id, id), orShared ? or(own, eq(savedViews.isShared, true)) : own);
};

export const dropView = async (db: Db, view: Reached): Promise<boolean> =>
  (await db.delete(savedViews).where(isReached(view))).rowCount === 1;

export const findView = async (db: Reader, view: Reached) =>
  (await db.select().from(savedViews).where(isReached(view)))[0] ?? null;

/** Not while its owner has another view of that name, nor where it is no longer called as it was seen. */
export const renameView = async (
  db: Db,
  { name, seen, ...view }: Reached & { name: string; seen: string },
): Promise<boolean> => {
  const isTaken = sql`EXISTS (SELECT FROM saved_views o WHERE o.account_id = ${savedViews.accountId}
    AND o.id <> ${savedViews.id} AND lower(o.name) = lower(${name}))`;
  const renamed = await db
    .update(savedViews)
    .set({ name })
    .where(and(isReached(view), eq(savedViews.name, seen), not(isTaken)));
  return renamed.rowCount === 1;
};

/** Single-key shortcuts are on unless turned off. */
export const hasLetterKeys = async (db: Reader, accountId: string): Promise<boolean> => {
  const [row] = await db.select().from(deskSettings).where(eq(deskSettings.accountId, accountId));
  return row?.hasLetterKeys ?? true;
};

export const keepLetterKeys = async (db: Db, row: typeof deskSettings.$inferInsert): Promise<void> => {
  await db
    .insert(deskSettings)
    .values(row)
    .onConflictDoUpdate({ target: deskSettings.accountId, set: { hasLetterKeys: row.hasLetterKeys } });
};

/** Null for someone who has not changed it. */
export const findListLayout = async (db: Reader, accountId: string): Promise<unknown> => {
  const [row] = await db.select().from(deskSettings).where(eq(deskSettings.accountId, accountId));
  return row?.listLayout ?? null;
};

export const keepListLayout = async (
  db: Db,
  { accountId, listLayout }: { accountId: string; listLayout: unknown },
): Promise<void> => {
  await db
    .insert(deskSettings)
    .values({ accountId, listLayout })
    .onConflictDoUpdate({ target: deskSettings.accountId, set: { listLayout } });
};
