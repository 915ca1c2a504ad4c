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

const today = "(now() AT TIME ZONE 'America/New_York')::date";

/** What cannot have been: signed before it was booked, paid before it was open, written down on another day than its clock began. */
const daysOf = `
  WITH told AS (SELECT application_id, kind, body, seq, (at AT TIME ZONE 'America/New_York')::date AS on_day, at FROM events),
    closings AS (SELECT id, (document #>> '{closing,accountOpenedOn}')::date AS opened,
      (document #>> '{closing,appointmentOn}')::date AS booked FROM applications)
  SELECT 'appointment after opening' AS wrong, id FROM closings WHERE booked > opened
  UNION ALL SELECT 'signed another day', id FROM closings JOIN closing_owners o ON o.application_id = id WHERE o.signed_on <> opened
  UNION ALL SELECT 'paid before', id FROM closings JOIN fundings f ON f.application_id = id WHERE f.funded_on <= opened
  UNION ALL SELECT 'told another day', t.application_id FROM told t JOIN clocks c USING (application_id)
    WHERE c.kind = 'creditDecision' AND t.kind = 'stepSaved' AND t.body ->> 'step' = 'loanDisbursement' AND t.on_day <> c.started_on
  UNION ALL SELECT 'decided another day', d.application_id FROM decisions d JOIN told t USING (application_id)
    WHERE t.kind = 'decided' AND (d.decided_at AT TIME ZONE 'America/New_York')::date <> t.on_day
  UNION ALL SELECT 'booked later', t.application_id FROM told t JOIN closings ON id = t.application_id
    WHERE t.kind = 'closingBooked' AND t.on_day >= booked
  UNION ALL SELECT 'told before the one before ' || t.kind || ' after ' || b.kind, t.application_id FROM told t JOIN told b USING (application_id)
    WHERE b.seq = t.seq - 1 AND t.at < b.at`;

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
  expect(await query(daysOf)).toEqual([]);
  const [days] = await query(
    `SELECT count(*) FILTER (WHERE opened <= ${today})::int AS opened, count(*) FILTER (WHERE booked > ${today})::int AS booked
     FROM (SELECT (document #>> '{closing,accountOpenedOn}')::date AS opened, (document #>> '{closing,appointmentOn}')::date AS booked
       FROM applications) c`,
  );
  expect(days).toEqual({ opened: 2, booked: 1 });
  await seedPipeline(server.container);
  expect(await query("SELECT id FROM pgboss.job WHERE name = 'seedLoan'")).toEqual([]);
}, 120_000);
