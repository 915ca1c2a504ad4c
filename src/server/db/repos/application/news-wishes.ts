import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { newsWishes } from '#server/db/schema/index.ts';

export type NewsWish = typeof newsWishes.$inferSelect;
type At = { applicationId: string; about: NewsTopic };

const at = ({ applicationId, about }: At) =>
  and(eq(newsWishes.applicationId, applicationId), eq(newsWishes.about, about));

/** Wishing again after having been told, or after having declined, is a new wish. False when it stood already. */
export const keepWish = async (
  tx: Tx,
  wish: Pick<NewsWish, 'applicationId' | 'about' | 'email' | 'firstName' | 'state'>,
): Promise<boolean> => {
  const { email, firstName, state } = wish;
  const kept = await tx
    .insert(newsWishes)
    .values(wish)
    .onConflictDoUpdate({
      target: [newsWishes.applicationId, newsWishes.about],
      set: { email, firstName, state, wishedAt: sql`now()`, toldAt: null, withdrawnAt: null },
      setWhere: sql`${newsWishes.toldAt} IS NOT NULL OR ${newsWishes.withdrawnAt} IS NOT NULL
        OR ${newsWishes.email} <> excluded.email OR ${newsWishes.state} IS DISTINCT FROM excluded.state`,
    })
    .returning({ id: newsWishes.id });
  return kept.length > 0;
};

export const withdrawWish = async (tx: Tx, wish: At): Promise<boolean> => {
  const withdrawn = await tx
    .update(newsWishes)
    .set({ withdrawnAt: sql`now()` })
    .where(and(at(wish), isNull(newsWishes.withdrawnAt), isNull(newsWishes.toldAt)))
    .returning({ id: newsWishes.id });
  return withdrawn.length > 0;
};

export const findWish = async (db: Reader, wish: At): Promise<NewsWish | null> => {
  const [row] = await db.select().from(newsWishes).where(at(wish));
  return row ?? null;
};

const isOpen = and(isNull(newsWishes.toldAt), isNull(newsWishes.withdrawnAt));

export const openWishes = (db: Reader): Promise<NewsWish[]> =>
  db.select().from(newsWishes).where(isOpen).orderBy(newsWishes.wishedAt);

/** True for the one caller that may tell; a second one waits for the first and then has nothing to do. */
export const claimWish = async (tx: Tx, id: string): Promise<boolean> => {
  const claimed = await tx
    .update(newsWishes)
    .set({ toldAt: sql`now()` })
    .where(and(eq(newsWishes.id, id), isOpen))
    .returning({ id: newsWishes.id });
  return claimed.length > 0;
};
