import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Reader } from '#server/db/connect.ts';
import { deskSettings, savedViews } from '#server/db/schema/index.ts';

export const savedViewsOf = (db: Reader, accountId: string) =>
  db.select().from(savedViews).where(eq(savedViews.accountId, accountId)).orderBy(asc(savedViews.createdAt));

/** Saving under the same name replaces the view. */
export const keepView = async (
  db: Reader,
  { accountId, name, view }: { accountId: string; name: string; view: unknown },
): Promise<string> => {
  const { rows } = await db.execute(sql`INSERT INTO saved_views (account_id, name, view)
    VALUES (${accountId}, ${name}, ${JSON.stringify(view)}::jsonb)
    ON CONFLICT (account_id, lower(name)) DO UPDATE SET name = excluded.name, view = excluded.view RETURNING id`);
  return z.tuple([z.object({ id: z.string() })]).parse(rows)[0].id;
};

export const dropView = async (db: Db, { accountId, id }: { accountId: string; id: string }): Promise<boolean> => {
  const gone = await db.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.accountId, accountId)));
  return gone.rowCount === 1;
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
