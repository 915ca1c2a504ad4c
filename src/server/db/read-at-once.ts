import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, ReadAtOnce } from './connect.ts';
import type { KeyRing } from './key-ring.ts';
import * as schema from './schema/index.ts';
import { together } from './together.ts';

/** A transaction that reads only: what others commit meanwhile is in none of its answers, and it waits for no row of theirs. */
export const readAtOnceOn = (pool: pg.Pool, ring: KeyRing): ReadAtOnce => {
  // A connection keeps its queries built and prepared between reads.
  const known = new WeakMap<pg.PoolClient, Db>();
  return async (work) => {
    const client = await pool.connect();
    const db = known.get(client) ?? Object.assign(drizzle(client, { schema }), { ring });
    known.set(client, db);
    let lost: Error | undefined;
    try {
      const begun = client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      begun.catch(() => undefined);
      const result = await work(db);
      await together([begun, client.query('COMMIT')]);
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((broken: Error) => {
        lost = broken;
      });
      throw error;
    } finally {
      client.release(lost);
    }
  };
};
