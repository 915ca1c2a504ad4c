import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { personalColumns } from '#testing/stored/personal-columns.ts';
import { sealedColumns } from './sealed-columns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the inventory of docs/personal-data.md names every column of every table once', async () => {
  const { rows } = await database.superuser.query(
    `SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name || '.' || column_name AS name
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema IN ('public', 'demographics') AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const listed = Object.values(personalColumns()).flat();
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('what it calls sealed is what the product seals, and what it calls a hash is what rows are found by', () => {
  const { sealed, hashed } = personalColumns();
  const ours = sealedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(ours.filter((name) => !sealed.includes(name))).toEqual([]);
  const hashes = sealedColumns.flatMap(({ table, hash }) => (hash ? [`${table}.${hash.column}`] : []));
  expect(hashes.filter((name) => !hashed.includes(name))).toEqual([]);
});
