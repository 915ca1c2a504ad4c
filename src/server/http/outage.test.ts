import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabaseProxy } from '#testing/faults/database-proxy.ts';
import { dana, leadBrowser } from '#testing/leads.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let server: TestServer;
let lead: TestBrowser;
beforeAll(async () => {
  server = await startTestServer(
    { RATE_LIMITS: 'off' },
    async (url) => {
      proxy = await startDatabaseProxy(url);
      return proxy.url;
    },
    { withCalls: true },
  );
  lead = await leadBrowser(server, dana);
});
afterAll(() => server.close());

const value = { step: 'propertyValue', answers: { value: 500_000 }, base: { value: null } };

it('a database that is away is a 503 everywhere, signs nobody out, and is over when it is back', async () => {
  expect((await server.fetch('/readyz')).status).toBe(200);
  await lead.mutate('funnel.saveDraft', { step: 'propertyValue', answers: { value: 1 } });
  await proxy.cut();
  const lines = server.logged.length;
  const answers = {
    query: await lead.fetch('/api/trpc/funnel.current', { headers: { 'x-same-origin': '1' } }),
    session: await lead.fetch('/api/authApplicant/session'),
    form: await server.browser().startLead({ ...dana, email: 'away@example.com' }),
    file: await lead.fetch(
      '/api/files/6a0e3f0c-7c7b-4f5e-9d1a-2f6f7f0c9a11?realm=applicant&until=9999999999&signature=x',
    ),
    ready: await server.fetch('/readyz'),
  };
  for (const [name, response] of Object.entries(answers)) {
    expect([name, response.status]).toEqual([name, 503]);
    expect([name, response.headers.get('retry-after')]).toEqual([name, '5']);
  }
  expect(await answers.ready.json()).toEqual({ status: 'not ready', missing: 'database' });
  expect(lead.cookies.has('hearthline-applicant')).toBe(true);
  expect(await lead.mutate('funnel.submitStep', value)).toMatchObject({ status: 503, reason: 'unavailable' });
  expect((await server.fetch('/healthz')).status).toBe(200);
  expect(server.logged.slice(lines).filter((line) => /call failed|request failed/.test(line))).toEqual([]);
  await proxy.restore();
  await expect.poll(async () => (await server.fetch('/readyz')).status).toBe(200);
  expect((await lead.mutate('funnel.submitStep', value)).data).toMatchObject({ kind: 'saved' });
});

it('a full disk is not ready', async () => {
  const small = await startTestServer({ READY_FREE_MB: '1000000000' });
  const response = await small.fetch('/readyz');
  expect([response.status, await response.json()]).toEqual([503, { status: 'not ready', missing: 'disk' }]);
  await small.close();
});
