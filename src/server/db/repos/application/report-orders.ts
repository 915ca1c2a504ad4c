import { eq, sql } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { reports } from '#server/db/schema/index.ts';

/** The order behind a report; null while none was sent. */
export const findOrder = async (
  db: Reader,
  key: string,
): Promise<{ sentAt: Date; reference: string | null } | null> => {
  const [row] = await db
    .select({ sentAt: reports.orderSentAt, reference: reports.orderReference })
    .from(reports)
    .where(eq(reports.idempotencyKey, key));
  return row?.sentAt ? { sentAt: row.sentAt, reference: row.reference } : null;
};

const change = async (db: Db, key: string, set: Partial<typeof reports.$inferInsert>): Promise<void> => {
  await db.update(reports).set(set).where(eq(reports.idempotencyKey, key));
};

export const markOrderSent = async (db: Db, key: string): Promise<void> => {
  await db.update(reports).set({ orderSentAt: sql`clock_timestamp()` }).where(eq(reports.idempotencyKey, key));
};

export const keepOrderReference = (db: Db, { key, reference }: { key: string; reference: string }): Promise<void> =>
  change(db, key, { orderReference: reference });

export const forgetOrder = (db: Db, key: string): Promise<void> =>
  change(db, key, { orderSentAt: null, orderReference: null });
