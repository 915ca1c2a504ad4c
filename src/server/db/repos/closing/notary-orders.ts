import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { openNotaryStates } from '#entities/facts/notary-order.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { notaryOrders } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

export type NotaryOrderRow = typeof notaryOrders.$inferSelect;

export const addNotaryOrder = async (tx: Tx, row: typeof notaryOrders.$inferInsert): Promise<void> => {
  await tx.insert(notaryOrders).values(row);
};

type Change = { id: string } & Partial<
  Pick<NotaryOrderRow, 'reference' | 'state' | 'problem' | 'reason' | 'endedAt' | 'deedFileId'>
>;

export const changeNotaryOrder = async (tx: Tx, { id, reason, ...change }: Change): Promise<void> => {
  const sealed = reason === undefined ? {} : { reason: reason === null ? null : sealText(tx.ring, reason) };
  await tx
    .update(notaryOrders)
    .set({ ...change, ...sealed })
    .where(eq(notaryOrders.id, id));
};

export const findNotaryOrder = async (db: Reader, id: string): Promise<NotaryOrderRow | null> =>
  (await db.select().from(notaryOrders).where(eq(notaryOrders.id, id)))[0] ?? null;

export const findNotaryOrderBy = async (db: Reader, reference: string): Promise<NotaryOrderRow | null> =>
  (await db.select().from(notaryOrders).where(eq(notaryOrders.reference, reference)))[0] ?? null;

/** Newest first. */
export const notaryOrdersOf = (db: Reader, applicationId: string): Promise<NotaryOrderRow[]> =>
  db
    .select()
    .from(notaryOrders)
    .where(eq(notaryOrders.applicationId, applicationId))
    .orderBy(desc(notaryOrders.orderedAt));

/** Orders under way, and those whose notarized document is not on the loan yet. */
export const openNotaryOrders = (db: Reader): Promise<NotaryOrderRow[]> =>
  db
    .select()
    .from(notaryOrders)
    .where(
      or(
        inArray(notaryOrders.state, [...openNotaryStates]),
        and(eq(notaryOrders.state, 'done'), isNull(notaryOrders.deedFileId)),
      ),
    );
