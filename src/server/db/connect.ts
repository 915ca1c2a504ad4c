import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { toDay } from '#entities/values/day.ts';
import type { Clock } from '../clock.ts';
import { traceStatements } from '../telemetry/trace-statements.ts';
import type { Head } from './chain/append-to-chain.ts';
import { bodyKey, type ChainKey } from './chain/chain-key.ts';
import { gatherWrites } from './gather-writes.ts';
import type { KeyRing } from './key-ring.ts';
import { projectLoans } from './projections/project-loans.ts';
import { readAtOnceOn } from './read-at-once.ts';
import * as schema from './schema/index.ts';
import { openQueriesOf, typesThatOpen } from './sealed/open-as-read.ts';
import { failureAhead, type SentAhead } from './send-ahead.ts';
import { together } from './together.ts';
import { nothingTouched, type Touched, touched } from './touched.ts';
import { leaveUnnamed } from './unnamed-statements.ts';
import { statementsWithCommit, type WithCommit } from './with-commit.ts';

/** The pool: each statement on its own. Only `transact` begins a transaction. */
export type Db = Omit<NodePgDatabase<typeof schema>, 'transaction'> & {
  /** Seals what repos write; reads arrive open. */
  readonly ring: KeyRing;
};
/** One transaction, as only `transact` hands it out: reads under its locks hold until it ends. */
export type Tx = Db & {
  readonly [touched]: Touched;
  readonly clock: TxClock;
  /** Null in a process that writes no events. */
  readonly chainKey: ChainKey | null;
  /** The last event of each chain this transaction has appended to. */
  readonly heads: Map<string, Promise<Head>>;
  readonly withCommit: WithCommit;
  readonly sentAhead: SentAhead;
};
/** `began` is one instant for all of a transaction, as PostgreSQL's own `now()`. */
export type TxClock = { readonly now: () => Date; readonly began: () => Date };
/** Reads only, from the pool or as part of a transaction. */
export type Reader = Pick<Db, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count' | 'execute' | 'ring'>;

export type ReadAtOnce = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;

export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** The only way to begin a transaction. The portal's rows of every loan it touched are written before it commits. */
  transact: Transact;
  /** Reads that belong together: all of them see the database as it was at the first. */
  readAtOnce: ReadAtOnce;
  /** Its transactions' clock and chain key. */
  parts: TxParts;
  /** Opens the bodies of events as well: they are sealed under the keys of their chains. */
  openWith: (further: ReadonlyMap<string, Buffer>) => void;
  close: () => Promise<void>;
};

type Connecting = {
  url: string;
  poolSize: number;
  ring: KeyRing;
  /** Whether a pooler in transaction mode stands in front: the next transaction may be on another connection to the server. */
  isPooled?: boolean;
};

export const connect = ({ url, poolSize, ring, isPooled = false }: Connecting): Database => {
  const keys = new Map(ring.keys);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    types: typesThatOpen(keys),
    // Statements that do not wait for each other travel together.
    pipeline: true,
  });
  // An idle connection that dies (database restarted) is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that dies in use: its query fails, which is enough.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    openQueriesOf(client, keys);
    gatherWrites(client);
    if (isPooled) leaveUnnamed(client);
    traceStatements(client);
  });
  const parts: TxParts = { clock: realTime, chainKey: null, ring };
  return {
    db: Object.assign(drizzle(pool, { schema }), { ring }),
    pool,
    parts,
    transact: transactOn(pool, parts),
    readAtOnce: readAtOnceOn(pool, ring),
    openWith: (further) => {
      for (const [name, key] of further) keys.set(name, key);
    },
    close: () => pool.end(),
  };
};

type Instants = Pick<Clock, 'now' | 'today'>;
type TxParts = { clock: Instants; chainKey: ChainKey | null; ring: KeyRing };
const realTime: Instants = { now: () => new Date(), today: () => toDay(new Date().toISOString().slice(0, 10)) };

/** The same database, with its transactions' writes dated by this clock. */
export const withClock = (database: Database, clock: Instants): Database => withParts(database, { clock });

/** The same database, with its transactions' events chained under this key. */
export const withChainKey = (database: Database, chainKey: ChainKey): Database => {
  database.openWith(new Map([[chainKey.id, bodyKey(chainKey)]]));
  return withParts(database, { chainKey });
};

const withParts = (database: Database, changed: Partial<TxParts>): Database => {
  const parts = { ...database.parts, ...changed };
  return { ...database, parts, transact: transactOn(database.pool, parts) };
};

type Open = { tx: Tx; begin: () => void };

const openTx = (client: pg.PoolClient, { clock: { now }, chainKey, ring }: TxParts): Open => {
  let beganAt = now();
  const tx = Object.assign(drizzle(client, { schema }), {
    [touched]: nothingTouched(),
    clock: { now, began: () => beganAt },
    chainKey,
    ring,
    heads: new Map<string, Promise<Head>>(),
    withCommit: new Map(),
    sentAhead: [],
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
      // Sent ahead of the first statement, in the same flight.
      const begun = client.query('BEGIN');
      begun.catch(() => undefined);
      const result = await work(tx);
      const last = [
        ...(await projectLoans(client, { touched: tx[touched], ring: parts.ring, on: parts.clock.today() })),
        ...(await statementsWithCommit(tx)),
      ];
      // After a statement that failed, the server takes COMMIT for ROLLBACK.
      await together([begun, ...tx.sentAhead, ...[...last, 'COMMIT'].map((statement) => client.query(statement))]);
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((broken: Error) => {
        lost = broken;
      });
      throw await failureAhead(tx, error);
    } finally {
      for (const ids of Object.values(tx[touched])) ids.clear();
      tx.heads.clear();
      tx.withCommit.clear();
      tx.sentAhead.length = 0;
      // A connection that could not even roll back is discarded.
      client.release(lost);
    }
  };
};
