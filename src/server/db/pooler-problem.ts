import pg from 'pg';
import type { DatabaseUrls } from './database-roles.ts';

const ROUNDS = 5;
const LOCK = 7_203_118;
const CONNECT_MS = 5_000;

const onTwo = async <T>(
  urls: readonly [string, string],
  work: (own: pg.Client, other: pg.Client) => Promise<T>,
): Promise<T> => {
  const clients = urls.map(
    (connectionString) => new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS }),
  );
  const [own, other] = clients;
  if (!own || !other) throw new Error('Two connections are compared.');
  for (const client of clients) client.on('error', () => undefined);
  try {
    for (const client of clients) await client.connect();
    return await work(own, other);
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
};

const processOf = async (client: pg.Client): Promise<number> =>
  Number((await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid);

/** Behind a pooler in transaction mode, each transaction may run on another connection. */
export const keepsItsSession = (url: string): Promise<boolean> =>
  onTwo([url, url], async (own, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await processOf(own);
      await other.query('BEGIN');
      await processOf(other);
      const after = await processOf(own);
      await other.query('ROLLBACK');
      if (before !== after) return false;
    }
    return true;
  });

/** A lock taken through one address is held against the other only in the same database. */
const isSameDatabase = (urls: readonly [string, string]): Promise<boolean> =>
  onTwo(urls, async (one, other) => {
    await one.query('BEGIN');
    await one.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await other.query('SELECT pg_try_advisory_xact_lock($1) AS free', [LOCK]);
    await one.query('ROLLBACK');
    return rows[0].free === false;
  });

export type PoolerProblem = { found: string; remedy: string };

/** Why these addresses would lose live updates, jobs or the lock of migrations; null where they would not. */
export const poolerProblem = async ({
  application,
  direct,
  migration,
}: Omit<DatabaseUrls, 'purge'>): Promise<PoolerProblem | null> => {
  if (direct === null && !(await keepsItsSession(application)))
    return {
      found: 'DATABASE_URL is a pooler in transaction mode',
      remedy: 'set DATABASE_DIRECT_URL to the same database past it, for live updates, jobs and migrations',
    };
  if (direct !== null && !(await keepsItsSession(direct)))
    return {
      found: 'DATABASE_DIRECT_URL is a pooler in transaction mode',
      remedy: 'set it to the database server itself, or to a pooler in session mode',
    };
  if (direct !== null && !(await isSameDatabase([direct, application])))
    return {
      found: 'DATABASE_DIRECT_URL is another database than DATABASE_URL',
      remedy: 'set both to one database, with and without the pooler',
    };
  if (migration !== (direct ?? application) && !(await keepsItsSession(migration)))
    return {
      found: 'MIGRATION_DATABASE_URL is a pooler in transaction mode',
      remedy: 'set it to the database server itself, so that two migrations cannot run at once',
    };
  return null;
};
