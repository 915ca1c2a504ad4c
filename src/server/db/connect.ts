import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import { projectLoans } from './projections/project-loans.ts';
import * as schema from './schema/index.ts';
import { nothingTouched, type Touched, touched } from './touched.ts';

/** The pool: each statement on its own. Only `transact` begins a transaction. */
export type Db = Omit<NodePgDatabase<typeof schema>, 'transaction'>;
/** One transaction, as only `transact` hands it out: reads under its locks hold until it ends. */
export type Tx = Db & { readonly [touched]: Touched; readonly clock: TxClock };
/** `began` is one instant for all of a transaction, as PostgreSQL's own `now()`. */
export type TxClock = { readonly now: () => Date; readonly began: () => Date };
/** Reads only, from the pool or as part of a transaction. */
export type Reader = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count' | 'execute'>;

export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** The only way to begin a transaction. The portal's rows of every loan it touched are written before it commits. */
  transact: Transact;
  close: () => Promise<void>;
};

export const connect = ({ url, poolSize }: { url: string; poolSize: number }): Database => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  // An idle connection that dies (database restarted) is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that dies in use: its query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, transact: transactOn(pool, realTime), close: () => pool.end() };
};

type Instants = Pick<Clock, 'now'>;
const realTime: Instants = { now: () => new Date() };

/** The same database, with its transactions' writes dated by this clock. */
export const withClock = (database: Database, clock: Instants): Database => ({
  ...database,
  transact: transactOn(database.pool, clock),
});

type Open = { tx: Tx; begin: () => void };

const openTx = (client: pg.PoolClient, { now }: Instants): Open => {
  let beganAt = now();
  const tx = Object.assign(drizzle(client, { schema }), {
    [touched]: nothingTouched(),
    clock: { now, began: () => beganAt },
  });
  const begin = () => {
    beganAt = now();
  };
  return { tx, begin };
};

const transactOn = (pool: pg.Pool, clock: Instants): Transact => {
  // A connection keeps its queries built and prepared between transactions.
  const known = new WeakMap<pg.PoolClient, Open>();
  return async (work) => {
    const client = await pool.connect();
    const open = known.get(client) ?? openTx(client, clock);
    known.set(client, open);
    const { tx } = open;
    open.begin();
    let lost: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(tx);
      await projectLoans(client, tx[touched]);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((broken: Error) => {
        lost = broken;
      });
      throw error;
    } finally {
      for (const ids of Object.values(tx[touched])) ids.clear();
      // A connection that could not even roll back is discarded.
      client.release(lost);
    }
  };
};
