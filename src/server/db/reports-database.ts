import type pg from 'pg';
import { z } from 'zod';
import type { Database, Db } from './connect.ts';

const MOST_SECONDS_BEHIND = 30;
const PATIENCE_MS = 2_000;

/** Behind only while there is something to replay: a quiet database has nothing new to say. Without a stream nobody knows. */
const BEHIND = `SELECT CASE
    WHEN NOT pg_is_in_recovery() THEN 0
    WHEN NOT EXISTS (SELECT FROM pg_stat_wal_receiver) THEN NULL
    WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
    ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp())::float8
  END AS seconds`;
const behind = z.tuple([z.object({ seconds: z.number().nullable() })]);

const isCurrent = async (replica: pg.Pool): Promise<boolean> => {
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS).unref());
  const answer = await Promise.race([replica.query(BEHIND).catch(() => null), late]);
  if (answer === null) return false;
  const [{ seconds }] = behind.parse(answer.rows);
  return seconds !== null && seconds <= MOST_SECONDS_BEHIND;
};

type Reports = { primary: Db; replica: Database | null; onAway: () => void };

/** Where the reads of reports go: to the replica while it answers and keeps up, else to the database itself. */
export const reportsDatabase =
  ({ primary, replica, onAway }: Reports): (() => Promise<Db>) =>
  async () => {
    if (replica === null) return primary;
    if (await isCurrent(replica.pool)) return replica.db;
    onAway();
    return primary;
  };
