import pg from 'pg';
import { areChainKeysRight } from '#server/db/chain/chain-keys.ts';
import { connect } from '#server/db/connect.ts';
import { type DatabaseUrls, databaseUrls } from '#server/db/database-roles.ts';
import type { KeyRing } from '#server/db/key-ring.ts';
import { missingMigrations, NewerReleaseError } from '#server/db/migrate.ts';
import { keepsItsSession, poolerProblem } from '#server/db/pooler-problem.ts';
import { areKeysRight } from '#server/db/repos/accounts/totp-secrets.ts';
import { hasUnfinishedRestore } from '#server/db/unfinished-restore.ts';
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

const checkPooler = async (urls: DatabaseUrls): Promise<Finding> => {
  const problem = await poolerProblem(urls);
  if (problem) return fatal('connection', problem.found, problem.remedy);
  if (urls.direct === null) return fine('connection', 'keeps its session');
  return (await keepsItsSession(urls.application))
    ? fine('connection', 'keeps its session, without named statements; DATABASE_DIRECT_URL is not needed')
    : fine('connection', 'a pooler in transaction mode; live updates, jobs and migrations go past it');
};

const checkClock = async (pool: pg.Pool): Promise<Finding> => {
  const before = Date.now();
  const { rows } = await pool.query('SELECT extract(epoch FROM clock_timestamp())::float8 AS at');
  const apart = Math.abs(rows[0].at - (before + Date.now()) / 2000);
  return apart > SECONDS_APART
    ? warning('clock', `${apart.toFixed(0)} s apart from the database`, 'keep both machines on one time service')
    : fine('clock', 'agrees with the database');
};

const checkMigrations = async (pool: pg.Pool, urls: DatabaseUrls): Promise<Finding> => {
  try {
    if (await hasUnfinishedRestore(pool))
      return fatal('schema', 'a restore did not come to its end', 'empty the database and run `npm run restore` again');
    const missing = await missingMigrations(pool);
    if (missing.length === 0) return fine('schema', 'up to date');
    return (await withPool(urls.migration, mayMigrate))
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

/** A report waits for nothing: it is read from the database itself meanwhile. */
const checkReplica = async ({ DATABASE_REPLICA_URL: url }: Settings): Promise<Finding[]> => {
  if (!url) return [];
  try {
    const { rows } = await withPool(url, (pool) => pool.query('SELECT pg_is_in_recovery() AS follows'));
    return rows[0].follows
      ? [fine('replica', 'follows the database')]
      : [warning('replica', 'DATABASE_REPLICA_URL is no replica', 'name a streaming replica, or leave it out')];
  } catch (error) {
    return [
      warning('replica', `not reached (${causeOf(error)})`, 'check DATABASE_REPLICA_URL, the network and the server'),
    ];
  }
};

export const checkDatabase = async (env: Settings, ring: KeyRing): Promise<Finding[]> => {
  const urls = databaseUrls(env);
  if (urls === null) return [fatal('database', 'DATABASE_URL is not set', 'set it; `npm start` alone is for a trial')];
  try {
    const found = await withPool(urls.application, async (pool) => [
      await checkVersion(pool),
      await checkPooler(urls),
      await checkClock(pool),
      await checkMigrations(pool, urls),
      await checkRights(pool, env),
    ]);
    return [...found, await checkKeys(urls.direct ?? urls.application, ring), ...(await checkReplica(env))];
  } catch (error) {
    return [fatal('database', `not reached (${causeOf(error)})`, 'check DATABASE_URL, the network and the server')];
  }
};
