import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Head } from './chain/append-to-chain.ts';
import type { ChainKey } from './chain/chain-key.ts';
import { projectLoans } from './projections/project-loans.ts';
import * as schema from './schema/index.ts';
import { nothingTouched, type Touched, touched } from './touched.ts';

/** The pool: each statement on its own. Only `transact` begins a transaction. */
export type Db = Omit<NodePgDatabase<typeof schema>, 'transaction'>;
/** One transaction, as only `transact` hands it out: reads under its locks hold until it ends. */
export type Tx = Db & {
  readonly [touched]: Touched;
  readonly clock: TxClock;
  /** Null in a process that writes no events. */
  readonly chainKey: ChainKey | null;
  /** The last event of each chain this transaction has appended to. */
  readonly heads: Map<string, Promise<Head>>;
};
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
  /** Its transactions' clock and chain key. */
  parts: TxParts;
  close: () => Promise<void>;
};

export const connect = ({ url, poolSize }: { url: string; poolSize: number }): Database => {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  // An idle connection that dies (database restarted) is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that dies in use: its query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const parts: TxParts = { clock: realTime, chainKey: null };
  return { db: drizzle(pool, { schema }), pool, parts, transact: transactOn(pool, parts), close: () => pool.end() };
};

type Instants = Pick<Clock, 'now'>;
type TxParts = { clock: Instants; chainKey: ChainKey | null };
const realTime: Instants = { now: () => new Date() };

/** The same database, with its transactions' writes dated by this clock. */
export const withClock = (database: Database, clock: Instants): Database => withParts(database, { clock });

/** The same database, with its transactions' events chained under this key. */
export const withChainKey = (database: Database, chainKey: ChainKey): Database => withParts(database, { chainKey });

const withParts = (database: Database, changed: Partial<TxParts>): Database => {
  const parts = { ...database.parts, ...changed };
  return { ...database, parts, transact: transactOn(database.pool, parts) };
};

type Open = { tx: Tx; begin: () => void };

const openTx = (client: pg.PoolClient, { clock: { now }, chainKey }: TxParts): Open => {
  let beganAt = now();
  const tx = Object.assign(drizzle(client, { schema }), {
    [touched]: nothingTouched(),
    clock: { now, began: () => beganAt },
    chainKey,
    heads: new Map<string, Promise<Head>>(),
  });
  const begin = () => {
    beganAt = now();
  };
  return { tx, begin };
};

const transactOn = (pool: pg.Pool, parts: TxParts): Transact => {
  // A connection keeps its queries built and prepared between transactions.
  const known = new WeakMap<pg.PoolClient, Open>();
  return async (work) => {
    const client = await pool.connect();
    const open = known.get(client) ?? openTx(client, parts);
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
      tx.heads.clear();
      // A connection that could not even roll back is discarded.
      client.release(lost);
    }
  };
};
