import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const tables = Object.values(schema).filter((value) => is(value, PgTable));

it.each(tables.map((table) => getTableConfig(table)))(
  'the schema of $name is what the migrations made',
  async (config) => {
    const { rows } = await database.superuser.query(
      'SELECT column_name, is_nullable FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2',
      [config.schema ?? 'public', config.name],
    );
    const made = rows.map((row) => `${row.column_name} ${row.is_nullable === 'NO' ? 'required' : 'nullable'}`).sort();
    const declared = config.columns
      .map((column) => `${column.name} ${column.notNull ? 'required' : 'nullable'}`)
      .sort();
    expect(made).toEqual(declared);
  },
);

it('several processes may migrate at once and the second does nothing', async () => {
  const others = [1, 2, 3].map(
    () => new pg.Pool({ connectionString: database.superuser.options.connectionString, max: 1 }),
  );
  expect(await Promise.all(others.map((other) => migrate(other)))).toEqual([[], [], []]);
  await Promise.all(others.map((other) => other.end()));
});

it('restores from a dump: what a column is generated or an index made by names all it calls', async () => {
  const { rows } = await database.superuser.query(
    `SELECT DISTINCT p.proname FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
     JOIN pg_depend d ON d.refclassid = 'pg_proc'::regclass AND d.refobjid = p.oid
     WHERE l.lanname = 'sql' AND p.prosqlbody IS NULL AND p.pronamespace = 'public'::regnamespace
       AND d.classid IN ('pg_attrdef'::regclass, 'pg_class'::regclass, 'pg_constraint'::regclass)`,
  );
  expect(rows).toEqual([]);
});

it('refuses a database that a newer release has changed', async () => {
  await database.superuser.query("INSERT INTO migrations (name, sha256) VALUES ('9999_of_tomorrow.sql', 'x')");
  await expect(migrate(database.superuser)).rejects.toThrow(
    'changed by a newer release (migration 9999_of_tomorrow.sql)',
  );
  await database.superuser.query("DELETE FROM migrations WHERE name = '9999_of_tomorrow.sql'");
});

it('refuses a migration that was changed after it ran', async () => {
  await database.superuser.query("UPDATE migrations SET sha256 = 'other'");
  await expect(migrate(database.superuser)).rejects.toThrow('was changed after it ran');
});
