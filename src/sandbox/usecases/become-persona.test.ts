import { afterAll, beforeAll, expect, it } from 'vitest';
import { personas } from '#sandbox/personas/personas.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('puts a visitor on any page of a persona, with everything before it answered and others asked', async () => {
  const browser = server.browser();
  const became = await browser.mutate('sandbox.become', { name: 'homeowner-with-one-job', step: 'previewOffer' });
  expect(became.data).toEqual({ path: '/app/initial-setup/preview-offer' });
  const current = await browser.query('funnel.current');
  expect(current.data).toMatchObject({ status: 'previewOffer', application: { mortgages: [expect.anything()] } });
});

it('lists every persona with the pages it gets to', async () => {
  const { data } = await server.browser().query('sandbox.people');
  expect((data as { name: string }[]).map(({ name }) => name)).toEqual(personas.map(({ name }) => name));
});

it.each([
  { name: 'nobody', step: 'name' },
  { name: 'low-equity', step: 'applicationSubmitted' },
])('knows no way to $step for $name', async (input) => {
  expect(await server.browser().mutate('sandbox.become', input)).toMatchObject({ status: 404, reason: 'notFound' });
});
