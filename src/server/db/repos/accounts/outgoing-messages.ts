import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Reader, Transact, Tx } from '#server/db/connect.ts';
import { type KeyRing, open, reseal, seal, sealedPrefix } from '#server/db/key-ring.ts';
import { mailDeliveries, outgoingMessages } from '#server/db/schema/index.ts';
import { hasDelivery } from './messages.ts';

const contextOf = (id: string): string => `message/${id}`;

type NewMessage = Pick<
  typeof outgoingMessages.$inferInsert,
  'id' | 'deliveryKey' | 'kind' | 'deliveryClass' | 'applicationId'
> & { content: object; keptHours: number };

/** False where the same message waits already or was delivered. */
export const addOutgoingMessage = async (
  tx: Tx,
  { ring, message: { content, keptHours, ...row } }: { ring: KeyRing; message: NewMessage },
): Promise<boolean> => {
  if (await hasDelivery(tx, row.deliveryKey)) return false;
  const added = await tx
    .insert(outgoingMessages)
    .values({
      ...row,
      sealed: seal(ring, JSON.stringify(content), contextOf(row.id)),
      expiresAt: sql`now() + make_interval(hours => ${keptHours})`,
    })
    .onConflictDoNothing()
    .returning({ id: outgoingMessages.id });
  return added.length > 0;
};

export type OutgoingMessage = {
  deliveryKey: string;
  content: unknown;
  unsettled: number;
  isExpired: boolean;
  createdAt: Date;
  /** It waited longer than a first handover does: there may have been one. */
  isLate: boolean;
};

/** Null once it is delivered or erased. */
export const findOutgoingMessage = async (
  db: Reader,
  { ring, id }: { ring: KeyRing; id: string },
): Promise<OutgoingMessage | null> => {
  const [row] = await db
    .select({
      deliveryKey: outgoingMessages.deliveryKey,
      sealed: outgoingMessages.sealed,
      unsettled: outgoingMessages.unsettled,
      isExpired: sql<boolean>`${outgoingMessages.expiresAt} < now()`,
      createdAt: outgoingMessages.createdAt,
      isLate: sql<boolean>`${outgoingMessages.createdAt} < now() - interval '20 seconds'`,
    })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.id, id));
  if (!row) return null;
  const { sealed, ...known } = row;
  return { ...known, content: JSON.parse(open(ring, sealed, contextOf(id))) };
};

/** Before a handover one more without a known outcome, after a certain refusal one less. */
export const countUnsettled = async (db: Db, { id, by }: { id: string; by: 1 | -1 }): Promise<void> => {
  await db
    .update(outgoingMessages)
    .set({ unsettled: sql`greatest(0, ${outgoingMessages.unsettled} + ${by})` })
    .where(eq(outgoingMessages.id, id));
};

/** Staff decided to send these although earlier handovers may have arrived. */
export const forgetUnsettled = async (tx: Tx, ids: string[]): Promise<void> => {
  if (ids.length > 0) await tx.update(outgoingMessages).set({ unsettled: 0 }).where(inArray(outgoingMessages.id, ids));
};

/** Erases the message and remembers that it was delivered. */
export const settleDelivery = async (
  tx: Tx,
  { id, deliveryKey }: { id: string; deliveryKey: string },
): Promise<void> => {
  await tx.insert(mailDeliveries).values({ deliveryKey }).onConflictDoNothing();
  await eraseMessage(tx, id);
};

export const eraseMessage = async (db: Db, id: string): Promise<void> => {
  await db.delete(outgoingMessages).where(eq(outgoingMessages.id, id));
};

/** Returns the ids of what is gone. */
export const eraseExpiredMessages = async (db: Db): Promise<string[]> => {
  const erased = await db
    .delete(outgoingMessages)
    .where(lt(outgoingMessages.expiresAt, sql`now()`))
    .returning({ id: outgoingMessages.id });
  return erased.map(({ id }) => id);
};

/** The age of the oldest message of each class that is still to be delivered. */
export const oldestUndelivered = async (db: Reader): Promise<{ deliveryClass: string; seconds: number }[]> =>
  db
    .select({
      deliveryClass: outgoingMessages.deliveryClass,
      seconds: sql<number>`extract(epoch FROM now() - min(${outgoingMessages.createdAt}))::float`,
    })
    .from(outgoingMessages)
    .groupBy(outgoingMessages.deliveryClass);

export const countUndelivered = async (db: Reader): Promise<Record<'code' | 'ordinary' | 'statutory', number>> => {
  const rows = await db
    .select({ deliveryClass: outgoingMessages.deliveryClass, count: sql<number>`count(*)::int` })
    .from(outgoingMessages)
    .groupBy(outgoingMessages.deliveryClass);
  const none = { code: 0, ordinary: 0, statutory: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ deliveryClass, count }) => [deliveryClass, count])) };
};

/** Reseals what waits under the current key; safe to stop and repeat. */
export const rotateOutgoingMessages = (transact: Transact, ring: KeyRing): Promise<number> =>
  transact(async (tx) => {
    const prefix = sealedPrefix(ring);
    const isOld = sql`substring(${outgoingMessages.sealed} from 1 for ${prefix.length}) <> ${prefix}`;
    const rows = await tx
      .select({ id: outgoingMessages.id, sealed: outgoingMessages.sealed })
      .from(outgoingMessages)
      .where(isOld)
      .for('update');
    for (const { id, sealed } of rows)
      await tx
        .update(outgoingMessages)
        .set({ sealed: reseal(ring, sealed, contextOf(id)) })
        .where(eq(outgoingMessages.id, id));
    return rows.length;
  });
