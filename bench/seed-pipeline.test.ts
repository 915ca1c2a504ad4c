import { afterAll, beforeAll, expect, it } from 'vitest';
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
const ROWS = `application_id, loan_number, company_id, branch_id, assigned_to, brought_by, lead_source, names, name_key, state, line, cltv, dti,
  dti_limit, score, stage, is_open, waiting_on, three_day_started, three_day_due, three_day_met, decision_clock, decision_started, decision_due,
  decision_met, next_due, opened_on, touched_at, created_at, terms_key`;

it.each([
  ['rows', `SELECT ${ROWS} FROM pipeline_rows`, `SELECT ${ROWS} FROM pipeline_facts`],
  [
    'decisions',
    'SELECT application_id, completed_on, decided_on FROM pipeline_rows',
    'SELECT a.id, d.completed_on, d.decided_on FROM applications a LEFT JOIN credit_decisions d ON d.application_id = a.id',
  ],
  [
    'terms',
    "SELECT application_id, term FROM pipeline_terms WHERE source = 'row'",
    'SELECT application_id, term FROM pipeline_term_facts',
  ],
])('seeds the %s that the product would have made', async (_, seeded, made) => {
  expect((await query(`SELECT count(*)::int AS all FROM (${made}) m`))[0].all).toBeGreaterThanOrEqual(LOANS);
  expect(await query(`(${seeded}) EXCEPT (${made}) LIMIT 3`)).toEqual([]);
  expect(await query(`(${made}) EXCEPT (${seeded}) LIMIT 3`)).toEqual([]);
});

it('seeds sums, cells and indexes as they are after every loan was written anew by the triggers', async () => {
  const sums = (table: string) =>
    query(
      `SELECT to_jsonb(t) - 'loans' - 'is_folded' AS of, sum(loans)::int AS loans FROM ${table} t GROUP BY 1 HAVING sum(loans) <> 0 ORDER BY (to_jsonb(t) - 'loans' - 'is_folded')::text`,
    );
  const state = async () => [
    await sums('pipeline_counts'),
    await sums('pipeline_days'),
    await sums('pipeline_decisions'),
    await query('SELECT * FROM pipeline_cells ORDER BY cell'),
    await query("SELECT indexname FROM pg_indexes WHERE tablename LIKE 'pipeline%' ORDER BY 1"),
  ];
  const seeded = await state();
  await query('TRUNCATE pipeline_cells, pipeline_counts, pipeline_days, pipeline_decisions; DELETE FROM pipeline_rows');
  await query('TRUNCATE pipeline_counts, pipeline_days, pipeline_decisions; UPDATE applications SET version = version');
  expect(await state()).toEqual(seeded);
});
