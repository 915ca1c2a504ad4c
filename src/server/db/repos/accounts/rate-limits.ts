import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { botCheckUses, rateLimits } from '#server/db/schema/index.ts';

export type Limit = { key: string; uses: number; minutes: number };

/** Counts one use in the current window and returns whether it was allowed. */
export const takeUse = async (db: Db, { key, uses, minutes }: Limit): Promise<boolean> => {
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: sql`date_bin(make_interval(mins => ${minutes}), now(), 'epoch')`, uses: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { uses: sql`${rateLimits.uses} + 1` },
    })
    .returning({ uses: rateLimits.uses });
  return (row?.uses ?? 1) <= uses;
};

export type Counted = { key: string; windowStart: Date; uses: number };

/** Counts an amount in the current window and returns its total, with the window, so that it can be taken back there. */
export const addUses = async (
  db: Db,
  { key, minutes, amount }: { key: string; minutes: number; amount: number },
): Promise<Counted> => {
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: sql`date_bin(make_interval(mins => ${minutes}), now(), 'epoch')`, uses: amount })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { uses: sql`${rateLimits.uses} + ${amount}` },
    })
    .returning();
  if (!row) throw new Error('The uses were not counted.');
  return row;
};

export const takeBackUses = async (
  db: Db,
  { key, windowStart, amount }: Omit<Counted, 'uses'> & { amount: number },
): Promise<void> => {
  await db
    .update(rateLimits)
    .set({ uses: sql`greatest(0, ${rateLimits.uses} - ${amount})` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart)));
};

const countBotCheckUse = preparedOnce((db: Db) =>
  db
    .insert(botCheckUses)
    .values({
      tokenHash: sql.placeholder('tokenHash'),
      uses: sql.placeholder('calls'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .onConflictDoUpdate({ target: botCheckUses.tokenHash, set: { uses: sql`${botCheckUses.uses} + excluded.uses` } })
    .returning({ uses: botCheckUses.uses })
    .prepare('count_bot_check_use'),
);

/** Counts the calls made with one solved bot check, and returns their total. */
export const takeBotCheckUses = async (
  db: Db,
  use: { tokenHash: Buffer; expiresAt: Date; calls: number },
): Promise<number> => {
  const [row] = await countBotCheckUse(db).execute(use);
  return row?.uses ?? use.calls;
};

export const forgetOldUses = async (db: Db): Promise<void> => {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, sql`now() - interval '1 day'`));
  await db.delete(botCheckUses).where(lt(botCheckUses.expiresAt, sql`now()`));
};
