import { afterAll, beforeAll, expect, it } from 'vitest';
import { personaByName } from '#sandbox/personas/personas.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const METRICS_TOKEN = 'a token of the monitoring';
const homeowner =
  personaByName('homeowner-with-one-job') ??
  (() => {
    throw new Error('no persona');
  })();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN });
});
afterAll(() => server.close());

const scrape = async (): Promise<string> =>
  (await server.fetch('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();

it('say what runs, waits and fails, and how the business goes', async () => {
  const lead = await personaLead(server, homeowner, 'propertyValue');
  expect(await lead.submit('propertyValue')).toMatchObject({ status: 200 });
  await expect.poll(scrape).toMatch(/^messages_delivered_total [1-9]/m);
  const page = await scrape();
  for (const line of [
    /^database_pool_connections\{state="idle"\} \d/m,
    /^database_pool_connections\{state="waiting"\} 0$/m,
    /^jobs\{job="sendMail",state="waiting"\} \d/m,
    /^job_seconds_count\{job="sendMail",outcome="done"\} [1-9]/m,
    /^funnel_steps_total\{step="propertyValue",outcome="saved"\} 1$/m,
    /^loans\{stage="\w+",open="yes"\} [1-9]/m,
    /^funded_loans 0$/m,
    /^funded_dollars 0$/m,
    /^undelivered_messages\{class="statutory"\} 0$/m,
  ])
    expect(page).toMatch(line);
  const address = {
    line1: '1 Main Street',
    line2: null,
    city: 'Phoenix',
    state: 'AZ',
    zip: '85001',
    county: null,
  } as const;
  await server.container.vendorGateway.address({ address }, 'a-key');
  expect(await scrape()).toMatch(/^vendor_seconds_count\{vendor="address",outcome="\w+"\} 1$/m);
  await server.superuser.query(
    "INSERT INTO clocks (application_id, kind, started_on, due_on) VALUES ($1, 'earlyDisclosures', '2026-01-02', '2026-01-05')",
    [lead.applicationId],
  );
  expect(await scrape()).toMatch(/^clocks\{kind="earlyDisclosures",state="late"\} 1$/m);
});
