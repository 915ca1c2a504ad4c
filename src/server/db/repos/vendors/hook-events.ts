import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type HookState, hookState } from '#entities/facts/hook-state.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { hookEvents } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

type Row = typeof hookEvents.$inferSelect;
export type HookEventRow = Omit<Row, 'body'>;
type Added = Pick<Row, 'capability' | 'brand' | 'eventId' | 'type' | 'news' | 'body'> & {
  state: 'received' | 'unreadable';
};

/** Kept once: a repeated delivery is counted on the first one's row. */
export const addHookEvent = async (
  tx: Tx,
  { news, body, ...event }: Added,
): Promise<{ id: string; isRepeated: boolean }> => {
  const at = tx.clock.now();
  const [row] = await tx
    .insert(hookEvents)
    .values({
      ...event,
      news: sealJson(tx.ring, news),
      body: sealText(tx.ring, body),
      receivedAt: at,
      lastReceivedAt: at,
    })
    .onConflictDoUpdate({
      target: [hookEvents.capability, hookEvents.brand, hookEvents.eventId],
      set: { deliveries: sql`${hookEvents.deliveries} + 1`, lastReceivedAt: at },
    })
    .returning({ id: hookEvents.id, deliveries: hookEvents.deliveries });
  if (!row) throw new Error('The event was not stored.');
  return { id: row.id, isRepeated: row.deliveries > 1 };
};

/** Those of them whose work can be repeated, without their content. */
export const replayableHookEvents = (
  tx: Tx,
  ids: readonly string[],
): Promise<Pick<Row, 'id' | 'capability' | 'brand' | 'type'>[]> => {
  const { id, capability, brand, type } = hookEvents;
  return tx
    .select({ id, capability, brand, type })
    .from(hookEvents)
    .where(and(inArray(id, [...ids]), ne(hookEvents.state, 'unreadable')));
};

export const findHookEvent = async (db: Reader, id: string): Promise<HookEventRow | null> => {
  const [row] = await db.select().from(hookEvents).where(eq(hookEvents.id, id));
  return row ?? null;
};

export const settleHookEvent = async (
  tx: Tx,
  { id, state, applicationId }: { id: string; state: HookState; applicationId: string | null },
): Promise<void> => {
  await tx.update(hookEvents).set({ state, applicationId, workedAt: tx.clock.now() }).where(eq(hookEvents.id, id));
};

const listed = z.object({
  id: z.string(),
  capability: z.string(),
  brand: z.string(),
  type: z.string(),
  state: hookState,
  deliveries: z.int(),
  loan_id: z.string().nullable(),
  loan_number: z.coerce.number().nullable(),
  received_at: z.coerce.date(),
  received_key: z.string(),
  worked_at: z.coerce.date().nullable(),
});
export type ListedHookEvent = z.infer<typeof listed>;

/** The newest first, without their content. */
export const listHookEvents = async (
  db: Reader,
  { limit, after }: { limit: number; after: { receivedKey: string; id: string } | null },
): Promise<ListedHookEvent[]> => {
  const { rows } = await db.execute(sql`
    SELECT event.id, event.capability, event.brand, event.type, event.state, event.deliveries, event.received_at,
      event.received_at::text AS received_key, event.worked_at, loan.id AS loan_id, loan.loan_number
    FROM hook_events event LEFT JOIN applications loan ON loan.id = event.application_id
    WHERE ${after === null ? sql`true` : sql`(event.received_at, event.id) < (${after.receivedKey}::timestamptz, ${after.id}::uuid)`}
    ORDER BY event.received_at DESC, event.id DESC LIMIT ${limit}`);
  return z.array(listed).parse(rows);
};

/** Events that concern no loan are kept for three months; the others end with their loan. */
export const forgetOldHookEvents = async (db: Db): Promise<void> => {
  const old = lt(hookEvents.receivedAt, sql`now() - interval '90 days'`);
  await db.delete(hookEvents).where(and(isNull(hookEvents.applicationId), old));
};
