import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, type Day } from '#entities/values/day.ts';
import { vendor } from '#sandbox/vendor-behavior.ts';
import { leadBrowser } from '#testing/leads.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

type Overview = { clock: { today: Day; offsetDays: number }; switches: { vendor: string; behaviour: string }[] };
const overview = async () => (await server.browser().query('sandbox.overview')).data as Overview;

it('moves the business day and leaves sessions on the real clock', async () => {
  const { clock } = await overview();
  const browser = await leadBrowser(server);
  const moved = await browser.mutate('sandbox.moveClock', { offsetDays: 40 });
  expect(moved.data).toEqual({ today: addDays(clock.today, 40) });
  expect((await overview()).clock).toEqual({ today: addDays(clock.today, 40), offsetDays: 40 });
  expect((await browser.query('funnel.current')).data).toMatchObject({ status: 'propertyValue' });
  await browser.mutate('sandbox.moveClock', { offsetDays: 0 });
  expect((await overview()).clock).toEqual({ ...clock, offsetDays: 0 });
});

it('shows every vendor with how it behaves', async () => {
  await server.browser().mutate('sandbox.setSwitch', { vendor: 'flood', behaviour: 'slow' });
  const { switches } = await overview();
  expect(switches.map((each) => each.vendor)).toEqual(vendor.options);
  expect(switches).toContainEqual({ vendor: 'flood', behaviour: 'slow' });
  expect(switches).toContainEqual({ vendor: 'creditBureau', behaviour: 'found' });
});
