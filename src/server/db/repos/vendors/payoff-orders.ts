import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { payoffOrders } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

export type PayoffOrderRow = typeof payoffOrders.$inferSelect;

export const addPayoffOrder = async (
  tx: Tx,
  { creditor, ...row }: Omit<PayoffOrderRow, 'orderedAt'>,
): Promise<void> => {
  await tx.insert(payoffOrders).values({ ...row, creditor: sealText(tx.ring, creditor), orderedAt: tx.clock.now() });
  touchLoan(tx, row.applicationId);
};

/** Oldest first. */
export const payoffOrdersOf = (db: Reader, applicationId: string): Promise<PayoffOrderRow[]> =>
  db
    .select()
    .from(payoffOrders)
    .where(eq(payoffOrders.applicationId, applicationId))
    .orderBy(asc(payoffOrders.orderedAt));
