import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { newsWishes } from '#server/db/schema/index.ts';

export type Alert = typeof newsWishes.$inferSelect;
type At = { applicationId: string; about: NewsTopic };

const at = ({ applicationId, about }: At) =>
  and(eq(newsWishes.applicationId, applicationId), eq(newsWishes.about, about));

/** Setting it again after it was sent or cancelled starts a new one. False when it was already set. */
export const storeAlert = async (
  tx: Tx,
  alert: Pick<Alert, 'applicationId' | 'about' | 'email' | 'firstName' | 'state'>,
): Promise<boolean> => {
  const { email, firstName, state } = alert;
  const stored = await tx
    .insert(newsWishes)
    .values(alert)
    .onConflictDoUpdate({
      target: [newsWishes.applicationId, newsWishes.about],
      set: { email, firstName, state, wishedAt: sql`now()`, toldAt: null, withdrawnAt: null },
      setWhere: sql`${newsWishes.toldAt} IS NOT NULL OR ${newsWishes.withdrawnAt} IS NOT NULL
        OR ${newsWishes.email} <> excluded.email OR ${newsWishes.state} IS DISTINCT FROM excluded.state`,
    })
    .returning({ id: newsWishes.id });
  return stored.length > 0;
};

export const cancelAlert = async (tx: Tx, alert: At): Promise<boolean> => {
  const cancelled = await tx
    .update(newsWishes)
    .set({ withdrawnAt: sql`now()` })
    .where(and(at(alert), isNull(newsWishes.withdrawnAt), isNull(newsWishes.toldAt)))
    .returning({ id: newsWishes.id });
  return cancelled.length > 0;
};

export const findAlert = async (db: Reader, alert: At): Promise<Alert | null> => {
  const [row] = await db.select().from(newsWishes).where(at(alert));
  return row ?? null;
};

const isOpen = and(isNull(newsWishes.toldAt), isNull(newsWishes.withdrawnAt));

export const openAlerts = (db: Reader): Promise<Alert[]> =>
  db.select().from(newsWishes).where(isOpen).orderBy(newsWishes.wishedAt);

/** True for the one caller that may send it; a second one waits for the first and then has nothing to do. */
export const claimAlert = async (tx: Tx, id: string): Promise<boolean> => {
  const claimed = await tx
    .update(newsWishes)
    .set({ toldAt: sql`now()` })
    .where(and(eq(newsWishes.id, id), isOpen))
    .returning({ id: newsWishes.id });
  return claimed.length > 0;
};
