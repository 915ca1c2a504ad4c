import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutsideService } from '#entities/facts/outside-service.ts';
import { type LocalService, localService } from '#server/vendors/testing/local-service.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { outsideServices } from '#words/portal/outside-services.ts';

const years = Array.from({ length: 50 }, (_, at) => at + 1);
const table = (head: string) => `${[head, ...years].join('|')}\r\n11/16/2026|${years.map(() => '6.41').join('|')}\r\n`;

let service: LocalService;
let server: TestServer;
beforeAll(async () => {
  service = await localService(({ path }) => ({
    body: table(path.includes('Fixed') ? 'Term of Loan in Years' : 'Years to First Adjustment'),
  }));
  server = await startTestServer({
    RATE_LIMITS: 'off',
    AVERAGE_RATES: 'ffiec',
    AVERAGE_RATES_URL: service.url,
  });
});
afterAll(async () => {
  await server.close();
  await service.stop();
});
const { staff, newCompany, query } = pipelineDesk(() => server);

type Browser = Awaited<ReturnType<typeof staff>>;
const listed = async (admin: Browser): Promise<OutsideService | undefined> =>
  ((await admin.query('services.list')).data as OutsideService[]).find((row) => row.service === 'averageRates');

it('a new installation fetches by itself what services publish, and uses it', async () => {
  const { averageRates } = server.container;
  await expect.poll(async () => (await averageRates.tables())?.fixed.weeks[0]?.rates[0]).toBe(641);
  const admin = await staff({ role: 'admin' });
  await expect
    .poll(() => listed(admin))
    .toMatchObject({
      ...{ setting: 'AVERAGE_RATES', choice: 'ffiec', outcome: 'answered', files: 2, canRefresh: true },
      ...{ answeredAt: expect.any(Date), fetchedAt: expect.any(Date) },
    });
});

it('an administrator asks again; while a service is away its problem and the age of what is kept show', async () => {
  const admin = await staff({ role: 'admin' });
  service.trouble('wrongShape');
  expect((await admin.mutate('services.askAgain', { service: 'averageRates' })).data).toEqual({ outcome: 'notATable' });
  const before = await listed(admin);
  expect(before).toMatchObject({ outcome: 'notATable', files: 2, answeredAt: expect.any(Date) });
  expect((await server.container.averageRates.tables())?.fixed.kind).toBe('fixed');
  service.trouble(null);
  expect((await admin.mutate('services.askAgain', { service: 'averageRates' })).data).toEqual({ outcome: 'answered' });
  expect((await listed(admin))?.fetchedAt?.getTime()).toBeGreaterThan(before?.fetchedAt?.getTime() ?? 0);
  const events = await query("SELECT body FROM desk_events WHERE kind = 'serviceAsked' ORDER BY at");
  expect(events).toMatchObject([{ body: { outcome: 'notATable' } }, { body: { outcome: 'answered' } }]);
});

it('lists every capability with its choice; what the product does not fetch cannot be asked again', async () => {
  const admin = await staff({ role: 'admin' });
  const rows = (await admin.query('services.list')).data as OutsideService[];
  for (const { service } of rows) expect(outsideServices.nameOf(service)).not.toBe(service);
  expect(rows.find((row) => row.service === 'creditBureau')).toMatchObject({
    ...{ setting: 'CREDIT_BUREAU', choice: 'sandbox', canRefresh: false, files: 0 },
  });
  expect(await admin.mutate('services.askAgain', { service: 'sanctions' })).toMatchObject({ status: 404 });
});

it('is for administrators of the whole lender', async () => {
  const partial = await staff({ role: 'admin', scopeKind: 'company', scopeId: await newCompany() });
  expect(await partial.query('services.list')).toMatchObject({ status: 403 });
  expect(await partial.mutate('services.askAgain', { service: 'averageRates' })).toMatchObject({ status: 403 });
  expect(await (await staff({ role: 'manager' })).query('services.list')).toMatchObject({ status: 403 });
});
