import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const folder = fileURLToPath(new URL('../../../drizzle/', import.meta.url));
const LOCK = 7_203_114;

/** This code is older than the database. */
export class NewerReleaseError extends Error {}

type Migration = {
  name: string;
  /** One text to run in a transaction; or the statements of a migration that builds indexes while others write. */
  sql: string | string[];
  sha256: string;
};

/** Statements that PostgreSQL runs only outside of a transaction. */
const CONCURRENT = '.concurrent.sql';

export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(`${folder}${name}`, 'utf8');
      const sql = name.endsWith(CONCURRENT) ? text.split(/;\s*$/m).filter((part) => part.trim() !== '') : text;
      return { name, sql, sha256: createHash('sha256').update(text).digest('hex') };
    });

/** Applies missing migrations, in order, under a lock: any number of processes may start at once. */
export const migrate = async (pool: pg.Pool): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const missing = await notApplied(client);
    for (const migration of missing) await apply(client, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
};

/** Those that have not run here; a database without any lacks them all. */
export const missingMigrations = async (pool: pg.Pool): Promise<Migration[]> => {
  const { rows } = await pool.query("SELECT to_regclass('public.migrations') IS NOT NULL AS known");
  return rows[0].known ? notApplied(pool) : readMigrations();
};

const notApplied = async (client: Pick<pg.Pool, 'query'>): Promise<Migration[]> => {
  const applied = new Map(
    (await client.query('SELECT name, sha256 FROM migrations')).rows.map((row) => [row.name, row.sha256]),
  );
  const known = readMigrations();
  const [newer] = [...applied.keys()].filter((name) => !known.some((migration) => migration.name === name)).sort();
  if (newer !== undefined)
    throw new NewerReleaseError(
      `The database was changed by a newer release (migration ${newer}), which this one does not know. Start that release, or restore a backup from before the upgrade.`,
    );
  return known.filter((migration) => {
    const ran = applied.get(migration.name);
    if (ran !== undefined && ran !== migration.sha256)
      throw new Error(`Migration ${migration.name} was changed after it ran. Add a new one instead.`);
    return ran === undefined;
  });
};

/** How long one try waits for a lock: others queue behind it and wait as long. */
const LOCK_WAIT = '2s';
const TRIES = 100;
const PAUSE_MS = 1000;
const LOCKED_OUT = new Set(['55P03', '40P01']);

const isLockedOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOCKED_OUT.has(String(error.code));

/** Whole or not at all. One that builds indexes concurrently drops its own half-built ones first, so that it can run again. */
export const runMigration = async (client: Pick<pg.ClientBase, 'query'>, { sql }: Pick<Migration, 'sql'>) => {
  if (typeof sql !== 'string') {
    for (const statement of sql) await client.query(statement);
    return;
  }
  await client.query('BEGIN');
  await client.query(`SET LOCAL lock_timeout = '${LOCK_WAIT}'`);
  await client.query(sql);
};

/** Where the product's own transactions hold what it needs, again a little later. */
const apply = async (client: pg.PoolClient, migration: Migration, tries = TRIES): Promise<void> => {
  const { name, sha256 } = migration;
  try {
    await runMigration(client, migration);
    await client.query('INSERT INTO migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    if (!isLockedOut(error) || tries <= 1)
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
    await wait(PAUSE_MS);
    await apply(client, migration, tries - 1);
  }
};
