import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { attomReply } from '#server/vendors/testing/attom-replies.ts';
import { type LocalService, localService, type Reply } from '#server/vendors/testing/local-service.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let service: LocalService;
let server: TestServer;
let reply: Reply;
beforeAll(async () => {
  service = await localService(() => reply);
  const attom = { HOME_RECORD: 'attom', HOME_RECORD_ATTOM_URL: service.url, HOME_RECORD_ATTOM_KEY: 'key' };
  server = await startTestServer({ RATE_LIMITS: 'off', ...attom });
});
afterAll(async () => {
  await server.close();
  await service.stop();
});

const home = homeownerWithOneJob.borrower.creditScore?.address ?? { line1: '', zip: '' };
const house = attomReply(
  { summary: { propertyType: 'SINGLE FAMILY RESIDENCE', yearBuilt: 1987 } },
  { line1: home.line1?.toUpperCase() ?? '', postal1: home.zip ?? '' },
);

const reader = async () => {
  const { browser, applicationId } = await personaLead(server, homeownerWithOneJob, 'application3');
  service.received.splice(0);
  const moveTo = (street: string, county: string | null) =>
    server.container.database.pool.query(
      `UPDATE applications SET document = jsonb_set(jsonb_set(document, '{property,line1}', $1), '{property,county}', $2) WHERE id = $3`,
      [JSON.stringify(street), JSON.stringify(county), applicationId],
    );
  const read = async () => (await browser.mutate('funnel.homeRecord')).data;
  return { read, moveTo };
};

it('the record of a home is asked for once, and again only for another home', async () => {
  reply = house;
  const { read, moveTo } = await reader();
  const found = { kind: 'found', record: { type: 'singleFamily', builtIn: 1987 } };
  expect(await read()).toMatchObject(found);
  expect(await read()).toMatchObject(found);
  await moveTo(home.line1 ?? '', 'Davidson County');
  expect(await read()).toMatchObject(found);
  expect(service.received).toHaveLength(1);
  await moveTo('418 Larkspur Lane', null);
  expect(await read()).toEqual({ kind: 'none' });
  expect(await read()).toEqual({ kind: 'none' });
  expect(service.received).toHaveLength(2);
  await moveTo(home.line1 ?? '', null);
  expect(await read()).toMatchObject(found);
  expect(service.received).toHaveLength(2);
});

it('two pages that open at once ask for one record', async () => {
  reply = house;
  const { read } = await reader();
  const told = (await Promise.all([read(), read(), read()])) as { kind: string }[];
  for (const { kind } of told) expect(['found', 'asking']).toContain(kind);
  expect(await read()).toMatchObject({ kind: 'found' });
  expect(service.received).toHaveLength(1);
});

it('a service that did not answer is asked again', async () => {
  reply = { status: 500, body: {} };
  const { read } = await reader();
  expect(await read()).toEqual({ kind: 'none' });
  reply = house;
  expect(await read()).toMatchObject({ kind: 'found' });
});
