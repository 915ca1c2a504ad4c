import pg from 'pg';
import { areChainKeysRight } from '#server/db/chain/chain-keys.ts';
import { connect } from '#server/db/connect.ts';
import type { KeyRing } from '#server/db/key-ring.ts';
import { missingMigrations, NewerReleaseError } from '#server/db/migrate.ts';
import { areKeysRight } from '#server/db/repos/accounts/totp-secrets.ts';
import { mayMigrate } from '#server/prepare-database.ts';
import type { Settings } from '#server/settings.ts';
import { causeOf, type Finding, fatal, fine, warning } from './finding.ts';

const OLDEST = 15;
const SECONDS_APART = 2;

const withPool = async <T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};

const checkVersion = async (pool: pg.Pool): Promise<Finding> => {
  const { rows } = await pool.query('SHOW server_version');
  const version = String(rows[0].server_version);
  return Number.parseInt(version, 10) < OLDEST
    ? fatal('database', `PostgreSQL ${version}`, `PostgreSQL ${OLDEST} or newer is needed`)
    : fine('database', `PostgreSQL ${version}`);
};

/** Behind a pooler in transaction mode, a connection is another one as soon as somebody else has a transaction. */
const checkPooler = async (pool: pg.Pool): Promise<Finding> => {
  const [own, other] = [await pool.connect(), await pool.connect()];
  try {
    const processOf = async (client: pg.PoolClient) =>
      Number((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);
    const before = await processOf(own);
    await other.query('BEGIN');
    await processOf(other);
    const after = await processOf(own);
    await other.query('ROLLBACK');
    return before === after
      ? fine('connection', 'keeps its session')
      : fatal('connection', 'a pooler in transaction mode', 'connect directly, or through a pooler in session mode');
  } finally {
    own.release();
    other.release();
  }
};

const checkClock = async (pool: pg.Pool): Promise<Finding> => {
  const before = Date.now();
  const { rows } = await pool.query('SELECT extract(epoch FROM clock_timestamp())::float8 AS at');
  const apart = Math.abs(rows[0].at - (before + Date.now()) / 2000);
  return apart > SECONDS_APART
    ? warning('clock', `${apart.toFixed(0)} s apart from the database`, 'keep both machines on one time service')
    : fine('clock', 'agrees with the database');
};

const checkMigrations = async (pool: pg.Pool, env: Settings): Promise<Finding> => {
  try {
    const missing = await missingMigrations(pool);
    if (missing.length === 0) return fine('schema', 'up to date');
    const by = env.MIGRATION_DATABASE_URL
      ? await withPool(env.MIGRATION_DATABASE_URL, mayMigrate)
      : await mayMigrate(pool);
    return by
      ? fine('schema', `${missing.length} migrations run at the start`)
      : fatal('schema', `${missing.length} migrations missing`, 'run `npm run migrate` with MIGRATION_DATABASE_URL');
  } catch (error) {
    if (error instanceof NewerReleaseError)
      return fatal('schema', 'changed by a newer release', 'start that release, or restore a backup from before it');
    throw error;
  }
};

const checkRights = async (pool: pg.Pool, env: Settings): Promise<Finding> => {
  if (await mayMigrate(pool))
    return warning('rights', 'DATABASE_URL owns the schema', 'use the roles of deploy/roles.sql');
  return env.PURGE_DATABASE_URL
    ? fine('rights', 'one role for each task')
    : warning('rights', 'nobody may purge', 'set PURGE_DATABASE_URL');
};

const checkKeys = async (url: string, ring: KeyRing): Promise<Finding> => {
  const database = connect({ url, poolSize: 2, ring });
  try {
    const { rows } = await database.pool.query("SELECT to_regclass('public.chain_keys') IS NOT NULL AS known");
    const areRight =
      !rows[0].known || ((await areKeysRight(database.db, ring)) && (await areChainKeysRight(database.db, ring)));
    return areRight
      ? fine('keys', `${ring.keys.size} in the ring, ${ring.current} seals`)
      : fatal('keys', 'do not open what this database holds', 'start with the ENCRYPTION_KEYS it was filled with');
  } finally {
    await database.close();
  }
};

export const checkDatabase = async (env: Settings & { DATABASE_URL: string }, ring: KeyRing): Promise<Finding[]> => {
  const { DATABASE_URL: url } = env;
  try {
    const found = await withPool(url, async (pool) => [
      await checkVersion(pool),
      await checkPooler(pool),
      await checkClock(pool),
      await checkMigrations(pool, env),
      await checkRights(pool, env),
    ]);
    return [...found, await checkKeys(url, ring)];
  } catch (error) {
    return [fatal('database', `not reached (${causeOf(error)})`, 'check DATABASE_URL, the network and the server')];
  }
};
