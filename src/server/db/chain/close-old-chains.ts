import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { closedChains } from '#server/db/schema/index.ts';
import { type ChainKey, codeOf } from './chain-key.ts';

const BATCH = 1_000;
export const STAFF_CHAIN = 'staff';
export const purgedChain = (applicationId: string): string => `purged/${applicationId}`;

export type Closing = { chain: string; events: number; lastHash: Buffer; brokenAt: number | null };
type Row = { chain: string; events: string; last_hash: Buffer; broken_at: string | null };

export const closingFields = ({ chain, events, lastHash, brokenAt }: Closing): unknown[] => [
  chain,
  events,
  lastHash.toString('hex'),
  brokenAt,
];

/** Checks every chain the database hashed itself, and keeps its end under the key: the first keyed event follows it. */
export const closeOldChains = async (tx: Tx, key: ChainKey): Promise<void> => {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await tx.execute<Row>(applicationsAfter(after));
    await keepClosed(tx, { key, rows });
    const last = rows.at(-1);
    if (!last) break;
    after = last.chain;
  }
  await keepClosed(tx, { key, rows: (await tx.execute<Row>(staffChain)).rows });
  await keepClosed(tx, { key, rows: (await tx.execute<Row>(purged)).rows });
};

const keepClosed = async (tx: Tx, { key, rows }: { key: ChainKey; rows: Row[] }): Promise<void> => {
  const closings = rows.map(
    (row): Closing => ({
      chain: row.chain,
      events: Number(row.events),
      lastHash: row.last_hash,
      brokenAt: row.broken_at === null ? null : Number(row.broken_at),
    }),
  );
  for (let at = 0; at < closings.length; at += BATCH)
    await tx.insert(closedChains).values(
      closings.slice(at, at + BATCH).map((closing) => ({
        ...closing,
        keyId: key.id,
        code: codeOf(key, 'closed', closingFields(closing)),
      })),
    );
};

const applicationsAfter = (after: string) => sql`
  SELECT application_id::text AS chain, max(seq) AS events, (array_agg(hash ORDER BY seq DESC))[1] AS last_hash,
    min(seq) FILTER (WHERE hash <> expected OR seq <> position) AS broken_at
  FROM (
    SELECT e.application_id, e.seq, e.hash, row_number() OVER chain AS position,
      event_hash(coalesce(lag(e.hash) OVER chain, '\\x00'), e) AS expected
    FROM events e
    WHERE e.application_id IN (
      SELECT DISTINCT application_id FROM events WHERE application_id > ${after}::uuid ORDER BY application_id LIMIT ${BATCH})
    WINDOW chain AS (PARTITION BY e.application_id ORDER BY e.seq)) links
  GROUP BY application_id ORDER BY application_id`;

const staffChain = sql`
  SELECT ${STAFF_CHAIN} AS chain, max(seq) AS events, (array_agg(hash ORDER BY seq DESC))[1] AS last_hash,
    min(seq) FILTER (WHERE hash <> expected OR seq <> position) AS broken_at
  FROM (
    SELECT e.seq, e.hash, row_number() OVER chain AS position,
      staff_event_hash(coalesce(lag(e.hash) OVER chain, '\\x00'), e) AS expected
    FROM staff_events e WINDOW chain AS (ORDER BY e.seq)) links
  HAVING count(*) > 0`;

const purged = sql`
  SELECT 'purged/' || application_id AS chain, events, last_hash, NULL::bigint AS broken_at FROM purged_chains`;
