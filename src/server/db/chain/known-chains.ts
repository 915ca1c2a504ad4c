import { eq, sql } from 'drizzle-orm';
import type { Reader } from '#server/db/connect.ts';
import { closedChains, purgedChains } from '#server/db/schema/index.ts';
import { type ChainKeys, codeOf } from './chain-key.ts';
import { closingFields, purgedChain, STAFF_CHAIN } from './close-old-chains.ts';

const BATCH = 200;
const LOWEST = '00000000-0000-0000-0000-000000000000';

/** The names of the next chains that have events, in the order of their text; the staff's own comes after every application. */
export const chainsAfter = async (db: Reader, after: string): Promise<string[]> => {
  if (after >= STAFF_CHAIN) return [];
  // Skips from one application to the next on the primary key, however many events each has.
  const { rows } = await db.execute<{ chain: string }>(sql`
    WITH RECURSIVE chains (id, place) AS (
      (SELECT application_id, 1 FROM events WHERE application_id > ${after || LOWEST}::uuid ORDER BY application_id LIMIT 1)
      UNION ALL
      SELECT (SELECT application_id FROM events WHERE application_id > id ORDER BY application_id LIMIT 1), place + 1
      FROM chains WHERE id IS NOT NULL AND place < ${BATCH})
    SELECT id::text AS chain FROM chains WHERE id IS NOT NULL`);
  const chains = rows.map(({ chain }) => chain);
  if (chains.length === BATCH) return chains;
  const staff = await db.execute(sql`SELECT 1 FROM staff_events LIMIT 1`);
  return staff.rows.length === 0 ? chains : [...chains, STAFF_CHAIN];
};

type Ended = { keys: ChainKeys; chain: string; seq: number };

/** Whether the purge left a receipt under one of our keys for at least these events. */
export const isPurged = async (db: Reader, { keys, chain, seq }: Ended): Promise<boolean> => {
  if (chain === STAFF_CHAIN) return false;
  const [receipt] = await db.select().from(purgedChains).where(eq(purgedChains.applicationId, chain));
  if (!receipt || receipt.events < seq) return false;
  const hash = receipt.lastHash.toString('hex');
  const key = keys.get(receipt.keyId ?? '');
  if (key && receipt.code) return codeOf(key, 'purged', [chain, receipt.events, hash]).equals(receipt.code);
  const [closed] = await db
    .select()
    .from(closedChains)
    .where(eq(closedChains.chain, purgedChain(chain)));
  const closedKey = keys.get(closed?.keyId ?? '');
  if (!closed || !closedKey) return false;
  return (
    codeOf(closedKey, 'closed', closingFields(closed)).equals(closed.code) && closed.lastHash.equals(receipt.lastHash)
  );
};
