import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { demoLoans } from './demo-loans.ts';
import { seedLoan, seedPipeline } from './seed-pipeline.ts';
import { seedSandbox } from './seed-sandbox.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

const query = async (text: string) => (await server.container.database.pool.query(text)).rows;

it('fills the pipeline with loans in every stage, once', async () => {
  await Promise.all(demoLoans.map(({ name }) => seedLoan(server.container, name)));
  await Promise.all(demoLoans.map(({ name }) => seedLoan(server.container, name)));
  const [{ loans }] = await query('SELECT count(*)::int AS loans FROM applications');
  expect(loans).toBe(demoLoans.length);
  const stages = (await query('SELECT stage FROM pipeline_rows')).map(({ stage }) => stage);
  for (const stage of 'inquiry application documents conditions suspended closing rescission funded refused withdrawn waitlist'.split(
    ' ',
  ))
    expect(stages).toContain(stage);
  const late = await query('SELECT kind FROM clocks WHERE met_on IS NULL AND due_on < current_date - 1');
  expect(late).toContainEqual({ kind: 'creditDecision' });
  await seedPipeline(server.container);
  expect(await query("SELECT id FROM pgboss.job WHERE name = 'seedLoan'")).toEqual([]);
}, 120_000);
