import { eq, sql } from 'drizzle-orm';
import type { Reader } from '#server/db/connect.ts';
import { closedChains } from '#server/db/schema/index.ts';
import { FIRST_LINK, linkFields } from './append-to-chain.ts';
import { type ChainKeys, codeOf } from './chain-key.ts';
import { type Closing, closingFields, STAFF_CHAIN } from './close-old-chains.ts';

const BATCH = 500;

type LinkRow = {
  seq: string;
  micros: string;
  key_id: string | null;
  previous_hash: Buffer;
  hash: Buffer;
  /** As the database hashed it; only for events without a key. */
  own_hash: Buffer | null;
  actor: string | null;
  subject: string | null;
  kind: string;
  /** As stored, sealed fields and all: the code covers that. */
  body: string;
};

/** `head` is the code of the last event that fits, at number `sound`. */
export type CheckedChain = { sound: number; head: Buffer; brokenAt: number | null };
type Walk = { sound: number; head: Buffer; isKeyed: boolean };

/** Computes every code of a chain again, from its first event, a batch at a time. `visit` sees the code of each event that fits. */
export const checkChain = async (
  db: Reader,
  { keys, chain, visit }: { keys: ChainKeys; chain: string; visit?: (seq: number, code: Buffer) => void },
): Promise<CheckedChain> => {
  const closed = await closingOf(db, { keys, chain });
  const walk: Walk = { sound: 0, head: FIRST_LINK, isKeyed: false };
  const broken = (brokenAt: number): CheckedChain => ({ sound: walk.sound, head: walk.head, brokenAt });
  if (closed === 'forged') return broken(1);
  for (;;) {
    const { rows } = await db.execute<LinkRow>(linksAfter(chain, walk.sound));
    for (const row of rows) {
      if (!fits(row, { walk, chain, keys, closed })) return broken(walk.sound + 1);
      Object.assign(walk, { sound: Number(row.seq), head: row.hash, isKeyed: row.key_id !== null });
      visit?.(walk.sound, walk.head);
    }
    if (rows.length < BATCH) break;
  }
  if (closed && walk.sound < closed.events) return broken(walk.sound + 1);
  return { sound: walk.sound, head: walk.head, brokenAt: null };
};

type Against = { walk: Walk; chain: string; keys: ChainKeys; closed: Closing | null };

const fits = (row: LinkRow, { walk, chain, keys, closed }: Against): boolean => {
  const seq = Number(row.seq);
  const closedEvents = closed?.events ?? 0;
  if (seq !== walk.sound + 1 || !row.previous_hash.equals(walk.head)) return false;
  if (row.key_id === null) {
    if (walk.isKeyed || seq > closedEvents || !row.own_hash?.equals(row.hash)) return false;
    return seq < closedEvents || row.hash.equals(closed?.lastHash ?? FIRST_LINK);
  }
  const key = keys.get(row.key_id);
  const body: unknown = JSON.parse(row.body);
  const fields = chain === STAFF_CHAIN ? [row.actor, row.subject, row.kind, body] : [row.actor, row.kind, body];
  const link = { chain, seq, micros: row.micros, previousHash: walk.head, fields };
  return seq > closedEvents && key !== undefined && codeOf(key, 'event', linkFields(link)).equals(row.hash);
};

const closingOf = async (
  db: Reader,
  { keys, chain }: { keys: ChainKeys; chain: string },
): Promise<Closing | 'forged' | null> => {
  const [row] = await db.select().from(closedChains).where(eq(closedChains.chain, chain));
  if (!row) return null;
  const key = keys.get(row.keyId);
  return key && codeOf(key, 'closed', closingFields(row)).equals(row.code) ? row : 'forged';
};

const micros = sql`trunc(extract(epoch FROM e.at) * 1000000)::bigint::text AS micros`;

const linksAfter = (chain: string, seq: number) =>
  chain === STAFF_CHAIN
    ? sql`SELECT e.seq, ${micros}, e.key_id, e.previous_hash, e.hash, e.actor, e.subject, e.kind, e.body::text AS body,
            CASE WHEN e.key_id IS NULL THEN staff_event_hash(e.previous_hash, e) END AS own_hash
          FROM staff_events e WHERE e.seq > ${seq} ORDER BY e.seq LIMIT ${BATCH}`
    : sql`SELECT e.seq, ${micros}, e.key_id, e.previous_hash, e.hash, e.actor, NULL AS subject, e.kind, e.body::text AS body,
            CASE WHEN e.key_id IS NULL THEN event_hash(e.previous_hash, e) END AS own_hash
          FROM events e WHERE e.application_id = ${chain} AND e.seq > ${seq} ORDER BY e.seq LIMIT ${BATCH}`;
