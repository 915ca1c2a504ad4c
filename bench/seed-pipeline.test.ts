import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { lookupKey } from '#server/db/sealed/lookup-hash.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { derivedRows } from '#testing/projection/derived-rows.ts';
import { seedPipeline } from './seed-pipeline.ts';

const LOANS = 600;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const hashes = Array.from({ length: 10_000 }, (_, four) => `s:${four}`);
  await seedPipeline(database.superuser, { loans: LOANS, hashes, key: lookupKey(Buffer.alloc(32, 7)) });
});
afterAll(() => database.drop());

const query = async (text: string) => (await database.superuser.query(text)).rows;
const state = async () => ({
  ...(await derivedRows(database)),
  cells: await query('SELECT * FROM pipeline_cells ORDER BY cell'),
  indexes: await query("SELECT indexname FROM pg_indexes WHERE tablename LIKE 'pipeline%' ORDER BY 1"),
});

it('seeds rows, terms, sums, cells and indexes as the product projects them from the same loans', async () => {
  const seeded = await state();
  expect(seeded.rows).toHaveLength(LOANS);
  expect(seeded.terms.length).toBeGreaterThan(5 * LOANS);
  await query("DELETE FROM pipeline_rows; DELETE FROM pipeline_terms WHERE source = 'row'");
  await query('TRUNCATE pipeline_cells, pipeline_counts, pipeline_days, pipeline_decisions');
  expect(await rebuildPipeline(database)).toBe(LOANS);
  expect(await state()).toEqual(seeded);
});
