import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const doubt = { amount: 900_000, reason: 'We added a second bathroom and a new roof in 2024.' };

it('is a request with its amount, its reason and an event, and leaves the value as it is', async () => {
  const { browser, submit, applicationId } = await personaLead(server, homeownerWithOneJob, 'creditScore');
  expect((await browser.mutate('application.doubtValue', doubt)).data).toEqual({ kind: 'noValuation' });
  await submit('creditScore');
  const before = (await browser.query('application.homeValue')).data as { valuation: { value: number } };
  expect(before).toMatchObject({ valuation: { low: expect.any(Number), high: expect.any(Number) }, request: null });
  const less = { ...doubt, amount: before.valuation.value };
  expect((await browser.mutate('application.doubtValue', less)).data).toEqual({ kind: 'notMore' });
  expect((await browser.mutate('application.doubtValue', doubt)).data).toEqual({ kind: 'noted' });
  expect((await browser.mutate('application.doubtValue', doubt)).data).toEqual({ kind: 'alreadyOpen' });
  expect((await browser.query('application.homeValue')).data).toMatchObject({
    valuation: before.valuation,
    request: { ...doubt, state: 'open' },
  });
  const { rows } = await server.container.database.pool.query(
    "SELECT body FROM events WHERE application_id = $1 AND kind = 'valueDoubted'",
    [applicationId],
  );
  expect(rows).toEqual([{ body: expect.objectContaining({ amount: 900_000, valuation: before.valuation.value }) }]);
});

it('wants a reason one can look into', async () => {
  const { browser } = await personaLead(server, homeownerWithOneJob, 'creditScore');
  expect(await browser.mutate('application.doubtValue', { ...doubt, reason: 'more' })).toMatchObject({ status: 400 });
});
