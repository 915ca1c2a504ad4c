import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { type Actor, actorText } from '#entities/contract/actor.ts';
import type { EventKind } from '#entities/contract/event-kind.ts';
import { appendToChain, eventHead, lockedEventHead } from '#server/db/chain/append-to-chain.ts';
import { bodyKey } from '#server/db/chain/chain-key.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { events } from '#server/db/schema/index.ts';
import { sealFields } from '#server/db/sealed/sealed-json.ts';
import { sealUnder } from '#server/db/sealed/sealed-text.ts';
import { noteLocked } from '#server/db/touched.ts';

const appendQuery = preparedOnce((tx: Tx) =>
  tx
    .insert(events)
    .values({
      applicationId: sql.placeholder('applicationId'),
      seq: sql.placeholder('seq'),
      at: sql.placeholder('at'),
      actor: sql.placeholder('actor'),
      kind: sql.placeholder('kind'),
      body: sql.placeholder('body'),
      previousHash: sql.placeholder('previousHash'),
      hash: sql.placeholder('hash'),
      keyId: sql.placeholder('keyId'),
    })
    .prepare('append_event'),
);

/** Fields of any event that hold people's own words or data. Sealed under the chain's key, since an event can never be sealed again. */
const PERSONAL = new Set(['before', 'after', 'email', 'name', 'note', 'reason', 'reasons', 'text']);

const sealBody = ({ chainKey }: Tx, body: Record<string, unknown>): unknown => {
  const fields = Object.keys(body);
  if (!chainKey || !fields.some((field) => PERSONAL.has(field))) return body;
  const clear = Object.fromEntries(fields.flatMap((field) => (PERSONAL.has(field) ? [] : [[field, true as const]])));
  const key = { name: chainKey.id, key: bodyKey(chainKey) };
  return sealFields((plain) => sealUnder(key, plain), { value: body, clear });
};

export const appendEvent = async (
  tx: Tx,
  event: { applicationId: string; actor: Actor; kind: EventKind; body: Record<string, unknown> },
): Promise<void> => {
  const { applicationId, kind } = event;
  const body = sealBody(tx, event.body);
  const actor = actorText(event.actor);
  await appendToChain(tx, {
    chain: applicationId,
    at: tx.clock.began(),
    head: () => eventHead(tx, applicationId),
    fields: [actor, kind, body],
    insert: (link) => appendQuery(tx).execute({ applicationId, actor, kind, body, ...link }),
  });
  // Numbering the event locked the loan.
  noteLocked(tx, event.applicationId);
};

/**
 * Begins to read the last event of a loan whose lock was asked for, so that the first one appended need not wait for it; says whether
 * there is one of this kind.
 */
export const expectEvent = (tx: Tx, of: { applicationId: string; kind: EventKind }): Promise<boolean> => {
  const found = lockedEventHead(tx, of);
  const head = found.then((last) => last.head);
  // An append meets the failure.
  head.catch(() => undefined);
  tx.heads.set(of.applicationId, head);
  return found.then(({ hasKind }) => hasKind);
};

type Told = Parameters<typeof appendEvent>[1];

export const hasEvent = async (db: Reader, event: Omit<Told, 'actor'>): Promise<boolean> => {
  const [known] = await db
    .select({ seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.applicationId, event.applicationId),
        eq(events.kind, event.kind),
        sql`${events.body} = ${JSON.stringify(event.body)}::jsonb`,
      ),
    )
    .limit(1);
  return known !== undefined;
};

/** For events that may be detected twice. The caller holds the application's lock, so that no other caller adds it in between. */
export const appendEventOnce = async (tx: Tx, event: Told): Promise<void> => {
  if (!(await hasEvent(tx, event))) await appendEvent(tx, event);
};

/** All events of one kind, oldest first. */
export const eventsOfKind = (
  db: Reader,
  { applicationId, kind }: { applicationId: string; kind: EventKind },
): Promise<{ actor: string; at: Date; body: unknown }[]> =>
  db
    .select({ actor: events.actor, at: events.at, body: events.body })
    .from(events)
    .where(and(eq(events.applicationId, applicationId), eq(events.kind, kind)))
    .orderBy(events.seq);

/** When the application was sent; null before that. */
export const submittedAt = async (db: Reader, applicationId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ at: events.at })
    .from(events)
    .where(
      and(
        eq(events.applicationId, applicationId),
        eq(events.kind, 'stepSaved'),
        // Applications sent before the answers were checked first ended with the account.
        sql`${events.body} ->> 'step' IN ('applicationSubmitted', 'loanDisbursement')`,
        sql`${events.actor} = 'borrower'`,
        sql`(SELECT status FROM applications WHERE id = ${applicationId}) = 'applicationSubmitted'`,
      ),
    )
    .orderBy(sql`${events.body} ->> 'step'`, events.seq)
    .limit(1);
  return row?.at ?? null;
};

/** The last save of each page by each author. */
export const lastSaves = async (db: Reader, applicationId: string): Promise<{ step: string; by: string; at: Date }[]> =>
  db
    .selectDistinctOn([sql`${events.body} ->> 'step'`, events.actor], {
      step: sql<string>`${events.body} ->> 'step'`,
      by: events.actor,
      at: events.at,
    })
    .from(events)
    .where(and(eq(events.applicationId, applicationId), eq(events.kind, 'stepSaved')))
    .orderBy(sql`${events.body} ->> 'step'`, events.actor, desc(events.seq));

export type EventRow = Pick<typeof events.$inferSelect, 'seq' | 'at' | 'actor' | 'kind' | 'body'> & { hash: Buffer };

/** Newest first, from before a given event; `after` leaves out everything up to it. */
export const eventsOf = (
  db: Reader,
  { applicationId, before, after, limit }: { applicationId: string; before?: number; after?: number; limit: number },
): Promise<EventRow[]> =>
  db
    .select({
      seq: events.seq,
      at: events.at,
      actor: events.actor,
      kind: events.kind,
      body: events.body,
      hash: events.hash,
    })
    .from(events)
    .where(
      and(
        eq(events.applicationId, applicationId),
        before === undefined ? undefined : lt(events.seq, before),
        after === undefined ? undefined : gt(events.seq, after),
      ),
    )
    .orderBy(desc(events.seq))
    .limit(limit);

/** The turning points, newest first. */
export const milestonesOf = (db: Reader, applicationId: string, kinds: readonly EventKind[]) =>
  db
    .select({ seq: events.seq, at: events.at, kind: events.kind, body: events.body })
    .from(events)
    .where(and(eq(events.applicationId, applicationId), inArray(events.kind, [...kinds])))
    .orderBy(desc(events.seq));

export const countEvents = (db: Reader, applicationId: string): Promise<number> =>
  db.$count(events, eq(events.applicationId, applicationId));

/** Repeated views within a short time are one view. */
export const hasLookedLately = async (
  db: Reader,
  { applicationId, actor, kind, body, minutes }: Told & { minutes: number },
): Promise<boolean> => {
  const rows = await db
    .select({ seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.applicationId, applicationId),
        eq(events.actor, actorText(actor)),
        eq(events.kind, kind),
        sql`${events.body} = ${JSON.stringify(body)}::jsonb`,
        sql`${events.at} > now() - make_interval(mins => ${minutes})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};
