import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { QueryConfig } from 'pg';
import type { Database, Db, Reader, Transact, Tx } from '#server/db/connect.ts';
import { type KeyRing, open, reseal, seal, sealedPrefix } from '#server/db/key-ring.ts';
import { mailDeliveries, noticeDeliveries, outgoingMessages } from '#server/db/schema/index.ts';
import { writeWithCommit } from '#server/db/with-commit.ts';

const contextOf = (id: string): string => `message/${id}`;

type NewMessage = Pick<
  typeof outgoingMessages.$inferInsert,
  'id' | 'deliveryKey' | 'kind' | 'deliveryClass' | 'applicationId'
> & { content: object; keptHours: number };

type MessageRow = Omit<NewMessage, 'content'> & { sealed: Buffer };

/** Of the same message only the first is kept, and none that was delivered. */
const addMessages = {
  name: 'add_outgoing_messages',
  text: `INSERT INTO outgoing_messages (id, delivery_key, kind, delivery_class, application_id, sealed, expires_at)
    SELECT m.id, m.delivery_key, m.kind, m.delivery_class, m.application_id, m.sealed, now() + make_interval(hours => m.kept_hours)
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::bytea[], $7::int[])
      AS m (id, delivery_key, kind, delivery_class, application_id, sealed, kept_hours)
    WHERE NOT EXISTS (SELECT FROM mail_deliveries d WHERE d.delivery_key = m.delivery_key) ON CONFLICT DO NOTHING`,
};

const statementOf = async (rows: readonly MessageRow[]): Promise<QueryConfig> => ({
  ...addMessages,
  values: (['id', 'deliveryKey', 'kind', 'deliveryClass', 'applicationId', 'sealed', 'keptHours'] as const).map(
    (column) => rows.map((row) => row[column] ?? null),
  ),
});

/** Written with the commit. The same message again, or one that was delivered, adds nothing. */
export const addOutgoingMessage = (
  tx: Tx,
  { ring, message: { content, ...row } }: { ring: KeyRing; message: NewMessage },
): void => {
  const sealed = seal(ring, JSON.stringify(content), contextOf(row.id));
  writeWithCommit(tx, { kind: 'outgoingMessages', item: { ...row, sealed }, statementOf });
};

export type OutgoingMessage = {
  id: string;
  deliveryKey: string;
  content: unknown;
  unsettled: number;
  isDelivered: boolean;
  isExpired: boolean;
  /** Its sending may meet a legal duty. */
  isNotice: boolean;
  createdAt: Date;
  /** It waited longer than a first handover does: there may have been one. */
  isLate: boolean;
};

/** In the order of their ids as given; those that are delivered or erased are left out. */
export const findOutgoingMessages = async (
  db: Reader,
  { ring, ids }: { ring: KeyRing; ids: readonly string[] },
): Promise<OutgoingMessage[]> => {
  const rows = await db
    .select({
      id: outgoingMessages.id,
      deliveryKey: outgoingMessages.deliveryKey,
      sealed: outgoingMessages.sealed,
      unsettled: outgoingMessages.unsettled,
      isDelivered: sql<boolean>`EXISTS (SELECT FROM ${mailDeliveries} d WHERE d.delivery_key = outgoing_messages.delivery_key)`,
      isExpired: sql<boolean>`${outgoingMessages.expiresAt} < now()`,
      isNotice: sql<boolean>`EXISTS (SELECT FROM ${noticeDeliveries} n WHERE n.delivery_key = outgoing_messages.delivery_key)`,
      createdAt: outgoingMessages.createdAt,
      isLate: sql<boolean>`${outgoingMessages.createdAt} < now() - interval '20 seconds'`,
    })
    .from(outgoingMessages)
    .where(inArray(outgoingMessages.id, [...ids]));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { sealed, ...known } = row;
    return [{ ...known, content: JSON.parse(open(ring, sealed, contextOf(id))) }];
  });
};

const settleAndCount = {
  name: 'settle_and_count_handover',
  text: `WITH delivered AS (INSERT INTO mail_deliveries (delivery_key) SELECT $1::text WHERE $1 IS NOT NULL ON CONFLICT DO NOTHING),
      erased AS (DELETE FROM outgoing_messages WHERE id = $2::uuid),
      counted AS (UPDATE outgoing_messages m SET unsettled = $4::int WHERE m.id = $3::uuid AND m.expires_at >= now()
        AND NOT EXISTS (SELECT FROM mail_deliveries d WHERE d.delivery_key = m.delivery_key) RETURNING 1)
    SELECT FROM counted`,
};

type Delivered = Pick<OutgoingMessage, 'id' | 'deliveryKey'>;

/**
 * Erases what was taken and remembers that it was, and counts the next handover before it begins: one commit for both. False where the
 * next is no longer to be sent. Once more with the same values changes nothing.
 */
export const settleAndCountNext = async (
  pool: Pick<Database['pool'], 'query'>,
  { taken, next }: { taken: Delivered | null; next: Pick<OutgoingMessage, 'id' | 'unsettled'> | null },
): Promise<boolean> => {
  const values = [taken?.deliveryKey ?? null, taken?.id ?? null, next?.id ?? null, (next?.unsettled ?? 0) + 1];
  return (await pool.query({ ...settleAndCount, values })).rowCount === 1;
};

/** The handover that was counted was certainly refused. */
export const uncountHandover = async (db: Db, id: string): Promise<void> => {
  await db
    .update(outgoingMessages)
    .set({ unsettled: sql`greatest(0, ${outgoingMessages.unsettled} - 1)` })
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
