import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { connect, type Database } from '#server/db/connect.ts';
import { createRoles, embeddedRoles } from '#server/db/database-roles.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { type KeyRing, parseKeyRing } from '#server/db/key-ring.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { jobNames } from '#server/jobs/job-names.ts';
import { prepareDatabase } from '#server/prepare-database.ts';

export const testRing: KeyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);

const checkout = new URL('../..', import.meta.url).pathname;
/** Separate from the product's own data, so that tests may run alongside a running product. */
export const testDataDir = join(
  tmpdir(),
  `hearthline-test-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`,
);

/** A killed server still loses nothing; only a power cut would, and that is nothing to a test. */
export const startTestServer = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres(testDataDir, {
    fsync: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
    jit: 'off',
  });

const admin = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const templateName = (): string => {
  const hash = createHash('sha256');
  for (const migration of readMigrations()) hash.update(migration.sha256);
  hash.update(getConstructionPlans());
  hash.update(JSON.stringify(jobNames));
  return `template_${hash.digest('hex').slice(0, 16)}`;
};

/** Migrated once per set of migrations; every test database is a copy of it. */
export const prepareTemplate = async (server: EmbeddedPostgres): Promise<void> => {
  const name = templateName();
  const isThere = await admin(server.url('postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${name}_making`);
    return found.rowCount !== 0;
  });
  if (isThere) return;
  await admin(server.url('postgres'), createRoles);
  await prepareDatabase(server.url(`${name}_making`));
  await admin(server.url('postgres'), (client) => client.query(`ALTER DATABASE ${name}_making RENAME TO ${name}`));
};

export type TestDatabase = Database & {
  /** As the application's own role. */
  url: string;
  purgeUrl: string;
  /** Owns everything, as a database administrator does. */
  superuser: pg.Pool;
  drop: () => Promise<void>;
};

/** A new database on the real engine. */
export const createTestDatabase = async (ring: KeyRing = testRing): Promise<TestDatabase> => {
  const server = await startTestServer();
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  // Copying files takes a fifth of the time of logging every page: without waiting for the disk, its checkpoints cost nothing.
  await admin(server.url('postgres'), (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName()} STRATEGY FILE_COPY`),
  );
  const url = server.url(name, embeddedRoles.application);
  const database = connect({ url, poolSize: 8, ring });
  const superuser = new pg.Pool({ connectionString: server.url(name), max: 2, idleTimeoutMillis: 1_000 });
  superuser.on('error', () => undefined);
  return {
    ...database,
    url,
    purgeUrl: server.url(name, embeddedRoles.purge),
    superuser,
    drop: async () => {
      await superuser.end();
      await database.close();
      await admin(server.url('postgres'), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
};
