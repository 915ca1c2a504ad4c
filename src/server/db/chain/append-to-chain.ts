import { desc, eq, sql } from 'drizzle-orm';
import type { EventKind } from '#entities/contract/event-kind.ts';
import type { Tx } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { events } from '#server/db/schema/index.ts';
import { sendAhead } from '#server/db/send-ahead.ts';
import { codeOf } from './chain-key.ts';

/** The last event of a chain, as the next one has to follow it. */
export type Head = { seq: number; hash: Buffer; notBefore: number };
export type Link = { seq: number; at: Date; previousHash: Buffer; hash: Buffer; keyId: string };

type Append = {
  chain: string;
  at: Date;
  /** Locks the chain until the transaction ends and reads its last event. */
  head: () => Promise<Head>;
  /** The event's own fields, in the order of its code. */
  fields: readonly unknown[];
  insert: (link: Link) => Promise<unknown>;
};

export const FIRST_LINK: Buffer = Buffer.from([0]);

/** One event after the other, also when a transaction appends several at once; the head is read once a transaction. */
export const appendToChain = async (tx: Tx, { chain, at, head, fields, insert }: Append): Promise<void> => {
  const { chainKey } = tx;
  if (!chainKey) throw new Error('Events are written only by a process that holds the chain key.');
  const next = (tx.heads.get(chain) ?? head()).then((last): Head => {
    const seq = last.seq + 1;
    const time = Math.max(at.getTime(), last.notBefore);
    const hash = codeOf(
      chainKey,
      'event',
      linkFields({ chain, seq, micros: `${time}000`, previousHash: last.hash, fields }),
    );
    sendAhead(tx, insert({ seq, at: new Date(time), previousHash: last.hash, hash, keyId: chainKey.id }));
    return { seq, hash, notBefore: time };
  });
  tx.heads.set(chain, next);
  await next;
};

type Linked = { chain: string; seq: number; micros: string; previousHash: Buffer; fields: readonly unknown[] };

export const linkFields = ({ chain, seq, micros, previousHash, fields }: Linked): unknown[] => [
  previousHash.toString('hex'),
  chain,
  seq,
  micros,
  ...fields,
];

const headColumns = {
  seq: sql<string>`seq`,
  hash: sql<Buffer>`hash`,
  notBefore: sql<number>`not_before`,
};
type HeadRow = { seq: string | number; hash: Buffer; notBefore: number };

const headOf = ([last]: readonly HeadRow[]): Head =>
  last
    ? { seq: Number(last.seq), hash: last.hash, notBefore: last.notBefore }
    : { seq: 0, hash: FIRST_LINK, notBefore: 0 };

const eventHeadQuery = preparedOnce((tx: Tx) =>
  tx
    .select(headColumns)
    .from(sql`event_head(${sql.placeholder('applicationId')})`)
    .prepare('event_head'),
);

/** Locks an application's chain until the transaction ends and reads its last event. */
export const eventHead = async (tx: Tx, applicationId: string): Promise<Head> =>
  headOf(await eventHeadQuery(tx).execute({ applicationId }));

const lockedHeadQuery = preparedOnce((tx: Tx) =>
  tx
    .select({
      seq: events.seq,
      hash: events.hash,
      notBefore: sql<number>`ceil(extract(epoch FROM ${events.at}) * 1000)::float8`,
      hasKind: sql<boolean>`EXISTS (SELECT FROM events k WHERE k.application_id = ${sql.placeholder('applicationId')} AND k.kind = ${sql.placeholder('kind')})`,
    })
    .from(events)
    .where(eq(events.applicationId, sql.placeholder('applicationId')))
    .orderBy(desc(events.seq))
    .limit(1)
    .prepare('locked_event_head'),
);

type OfKind = { applicationId: string; kind: EventKind };

/** The last event of an application that this transaction has locked, and whether there is one of this kind. */
export const lockedEventHead = async (tx: Tx, of: OfKind): Promise<{ head: Head; hasKind: boolean }> => {
  const rows = await lockedHeadQuery(tx).execute(of);
  return { head: headOf(rows), hasKind: rows[0]?.hasKind ?? false };
};

export const staffEventHead = async (tx: Tx): Promise<Head> =>
  headOf(await tx.select(headColumns).from(sql`staff_event_head()`));
