import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { seedPipeline } from './seed-pipeline.ts';

const LOANS = 600;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const hashes = Array.from({ length: 10_000 }, (_, four) => `s:${four}`);
  await seedPipeline(database.pool, { loans: LOANS, hashes });
});
afterAll(() => database.drop());

const query = async (text: string) => (await database.pool.query(text)).rows;
const state = async () => ({
  rows: await query('SELECT * FROM pipeline_rows ORDER BY loan_number'),
  terms: await query("SELECT * FROM pipeline_terms WHERE source = 'row' ORDER BY application_id, term"),
  ...(await sums()),
});
const sumsOf = (table: string) =>
  query(
    `SELECT to_jsonb(t) - 'loans' - 'is_folded' AS of, sum(loans)::int AS loans FROM ${table} t GROUP BY 1 HAVING sum(loans) <> 0 ORDER BY (to_jsonb(t) - 'loans' - 'is_folded')::text`,
  );
const sums = async () => ({
  counts: await sumsOf('pipeline_counts'),
  days: await sumsOf('pipeline_days'),
  decisions: await sumsOf('pipeline_decisions'),
  cells: await query('SELECT * FROM pipeline_cells ORDER BY cell'),
  indexes: await query("SELECT indexname FROM pg_indexes WHERE tablename LIKE 'pipeline%' ORDER BY 1"),
});

it('seeds rows, terms, sums, cells and indexes as the product projects them from the same loans', async () => {
  const seeded = await state();
  expect(seeded.rows).toHaveLength(LOANS);
  expect(seeded.terms.length).toBeGreaterThan(5 * LOANS);
  await query('DELETE FROM pipeline_rows; DELETE FROM pipeline_terms');
  await query('TRUNCATE pipeline_cells, pipeline_counts, pipeline_days, pipeline_decisions');
  expect(await rebuildPipeline(database)).toBe(LOANS);
  expect(await state()).toEqual(seeded);
});
