import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '#testing/database-before.ts';
import { migrate, readMigrations } from './migrate.ts';

const CHANGES_A_TABLE = '0080_valuation_copies.sql';
let earlier: DatabaseBefore;
beforeAll(async () => {
  earlier = await databaseBefore(CHANGES_A_TABLE);
  await earlier.query(
    'CREATE TABLE migrations (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz DEFAULT now())',
  );
  for (const { name, sha256 } of readMigrations().filter((each) => each.name < CHANGES_A_TABLE))
    await earlier.query('INSERT INTO migrations (name, sha256) VALUES ($1, $2)', [name, sha256]);
});
afterAll(() => earlier.database.drop());

const isWaiting = async () => (await earlier.query('SELECT FROM pg_locks WHERE NOT granted')).length > 0;

it('lets others pass while a migration waits for someone who reads, and goes on after', async () => {
  const { connectionString } = earlier.database.superuser.options;
  const [owner, reader] = [new pg.Pool({ connectionString, max: 1 }), new pg.Client(connectionString)];
  await reader.connect();
  await reader.query('BEGIN; SELECT FROM notice_deliveries');
  const migrated = migrate(owner);
  await expect.poll(isWaiting).toBe(true);
  await earlier.query("BEGIN; SET LOCAL statement_timeout = '30s'; SELECT FROM notice_deliveries; COMMIT");
  await reader.query('COMMIT');
  expect(await migrated).toEqual(readMigrations().flatMap(({ name }) => (name >= CHANGES_A_TABLE ? [name] : [])));
  await reader.end();
  await owner.end();
});

it('builds an index on a large table while others write', async () => {
  const { connectionString } = earlier.database.superuser.options;
  const [owner, writer] = [new pg.Pool({ connectionString, max: 1 }), new pg.Client(connectionString)];
  await writer.connect();
  const [{ name: last } = { name: '' }] = readMigrations().filter(({ name }) => name.endsWith('.concurrent.sql'));
  // As a try that was ended half-way leaves it.
  await earlier.query('DELETE FROM migrations WHERE name = $1', [last]);
  await earlier.query("UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'events_by_time'::regclass");
  await writer.query('BEGIN; LOCK TABLE events IN ROW EXCLUSIVE MODE');
  const migrated = migrate(owner);
  await expect.poll(isWaiting).toBe(true);
  await earlier.query("BEGIN; SET LOCAL lock_timeout = '5s'; LOCK TABLE events IN ROW EXCLUSIVE MODE; COMMIT");
  await writer.query('COMMIT');
  expect(await migrated).toEqual([last]);
  expect(await earlier.query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'events_by_time'::regclass")).toEqual([
    { indisvalid: true },
  ]);
  await writer.end();
  await owner.end();
});
