import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { readLoanFacts } from './loan-facts.ts';
import { renewPipelineRows } from './write-pipeline.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const SAVES = 12;
/** PostgreSQL tries this many plans for the values at hand before it settles for one that serves all. */
const TRIED = 5;

it('PostgreSQL plans what every save sends once, and not for each loan', async () => {
  const client = await database.pool.connect();
  try {
    for (let save = 0; save < SAVES; save += 1) {
      const id = crypto.randomUUID();
      await client.query(renewPipelineRows([id]));
      await readLoanFacts(client, { loans: new Set([id]), locked: new Set([id]) });
    }
    const { rows } = await client.query(
      'SELECT name, custom_plans::int AS tried FROM pg_prepared_statements ORDER BY name',
    );
    expect(rows).toEqual([
      { name: 'read_loan_facts', tried: TRIED },
      { name: 'renew_pipeline_row', tried: TRIED },
    ]);
  } finally {
    client.release();
  }
});
