import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Db = NodePgDatabase<typeof schema>;
/** A part of somebody's transaction: Drizzle's own, or a connection that `transact` holds. */
export type Tx = Db | Parameters<Parameters<Db['transaction']>[0]>[0];
/** Repos take either: a plain read outside, or a part of somebody's transaction. */
export type DbOrTx = Tx;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** For the busiest paths: a transaction whose queries are built once a connection, not once a call. */
  transact: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

export const connect = ({ url, poolSize }: { url: string; poolSize: number }): Database => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  // An idle connection that dies (database restarted) is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that dies at work: its query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, transact: transactOn(pool), close: () => pool.end() };
};

const transactOn = (pool: pg.Pool): Database['transact'] => {
  const known = new WeakMap<pg.PoolClient, Db>();
  return async (work) => {
    const client = await pool.connect();
    const tx = known.get(client) ?? drizzle(client, { schema });
    known.set(client, tx);
    let lost: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(tx);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((broken: Error) => {
        lost = broken;
      });
      throw error;
    } finally {
      // A connection that could not even roll back is thrown away.
      client.release(lost);
    }
  };
};
