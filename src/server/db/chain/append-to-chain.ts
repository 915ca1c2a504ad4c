import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { codeOf } from './chain-key.ts';

/** The last event of a chain, as the next one has to follow it. */
export type Head = { seq: number; hash: Buffer; notBefore: number };
export type Link = { seq: number; at: Date; previousHash: Buffer; hash: Buffer; keyId: string };

type HeadRow = { seq: string; hash: Buffer; not_before: number };
type Append = {
  chain: string;
  at: Date;
  /** Locks the chain until the transaction ends and reads its last event. */
  head: SQL;
  /** The event's own fields, in the order of its code. */
  fields: readonly unknown[];
  insert: (link: Link) => Promise<unknown>;
};

export const FIRST_LINK: Buffer = Buffer.from([0]);

/** One event after the other, also when a transaction appends several at once; the head is read once a transaction. */
export const appendToChain = async (tx: Tx, { chain, at, head, fields, insert }: Append): Promise<void> => {
  const { chainKey } = tx;
  if (!chainKey) throw new Error('Events are written only by a process that holds the chain key.');
  const next = (tx.heads.get(chain) ?? readHead(tx, head)).then(async (last): Promise<Head> => {
    const seq = last.seq + 1;
    const time = Math.max(at.getTime(), last.notBefore);
    const hash = codeOf(
      chainKey,
      'event',
      linkFields({ chain, seq, micros: `${time}000`, previousHash: last.hash, fields }),
    );
    await insert({ seq, at: new Date(time), previousHash: last.hash, hash, keyId: chainKey.id });
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

/** Locks an application's chain until the transaction ends and reads its last event. */
export const eventHead = (applicationId: string): SQL => sql`SELECT * FROM event_head(${applicationId})`;

export const readHead = async (tx: Tx, head: SQL): Promise<Head> => {
  const { rows } = await tx.execute<HeadRow>(head);
  const [last] = rows;
  return last
    ? { seq: Number(last.seq), hash: last.hash, notBefore: last.not_before }
    : { seq: 0, hash: FIRST_LINK, notBefore: 0 };
};
