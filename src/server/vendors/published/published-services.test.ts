import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { ffiecRates } from '../average-rates/ffiec.ts';
import { cfpbCounselors } from '../counselors/cfpb.ts';
import { fredSeries, h15Series } from '../prime-rate/published-series.ts';
import { treasuryList } from '../sanctions/treasury-list.ts';
import { localService, TROUBLES, type Trouble } from '../testing/local-service.ts';
import { aporTable, counselors, fred, publishedReplies, sdn } from '../testing/published-replies.ts';
import { publishedServer } from '../testing/published-server.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * 60 * 1000);
const { url, service, seen, instead, around } = publishedServer();

const few = { entries: 1, aliases: 1 };
const list = (SANCTIONS_STORAGE_DOMAIN = 'storage.example') =>
  treasuryList({ SANCTIONS_URL: url(), SANCTIONS_STORAGE_DOMAIN }, around(), few);
const rates = () => ffiecRates({ AVERAGE_RATES_URL: url() }, around());
const prime = () => fredSeries({ FRED_URL: url() }, around());
const board = () => h15Series({ H15_URL: url(), H15_SERIES: 'a'.repeat(32) }, around());

describe('the sanctions list', () => {
  it('is unknown before it was fetched, then found with the day it was fetched', async () => {
    const source = list();
    expect(await source.list(NOW)).toEqual({ kind: 'unknown', problem: 'missing' });
    expect(await source.refresh?.(NOW)).toEqual({ kind: 'fetched' });
    expect(await source.list(NOW)).toMatchObject({
      kind: 'found',
      list: { publishedOn: '2026-11-17', entries: [{ name: 'AEROCARIBBEAN AIRLINES', aliases: ['AERO-CARIBBEAN'] }] },
    });
    expect(await list().list(NOW)).toMatchObject({ kind: 'found' });
  });

  it.each([
    ['empty', { body: '' }, 'incomplete'],
    ['a page', { body: '<html>Maintenance</html>' }, 'notAList'],
    ['cut off', { body: sdn.slice(0, 40) }, 'notAList'],
    ['sent elsewhere', { status: 302, headers: { location: 'https://evil.example/SDN.CSV' } }, 'refused'],
  ])('that is %s is not an empty list: the last whole one stays until it is too old', async (_, reply, problem) => {
    const source = list();
    await source.refresh?.(NOW);
    instead.set('/SDN.CSV', reply);
    expect(await source.refresh?.(days(1))).toEqual({ kind: 'failed', problem });
    expect(await source.list(days(6))).toMatchObject({ kind: 'found', list: { publishedOn: '2026-11-17' } });
    expect(await source.list(days(8))).toEqual({ kind: 'unknown', problem: 'tooOld' });
  });

  it('is followed into the storage its settings name, once and without our headers', async () => {
    const storage = await localService(({ path }) => publishedReplies[path] ?? { status: 404 });
    for (const path of ['/SDN.CSV', '/ALT.CSV'])
      instead.set(path, { status: 307, headers: { location: `${storage.url}${path}` } });
    expect(await list('127.0.0.1').refresh?.(NOW)).toEqual({ kind: 'fetched' });
    expect(await list('storage.example').refresh?.(NOW)).toEqual({ kind: 'failed', problem: 'refused' });
    await storage.stop();
  });
});

describe('average rates', () => {
  it('are none before they were fetched, then both tables', async () => {
    const source = rates();
    expect(await source.tables()).toBeNull();
    expect(await source.refresh?.(NOW)).toEqual({ kind: 'fetched' });
    expect((await source.tables())?.adjustable.weeks).toMatchObject([{ from: '2026-11-16' }]);
  });

  it('stay as they were when one table is of the other kind', async () => {
    const source = rates();
    await source.refresh?.(NOW);
    instead.set('/YieldTableAdjustable.txt', { body: aporTable('Term of Loan in Years') });
    expect(await source.refresh?.(days(1))).toEqual({ kind: 'failed', problem: 'notATable' });
    expect((await source.tables())?.adjustable.kind).toBe('adjustable');
  });
});

describe('the Prime Rate', () => {
  it.each([
    ['FRED', prime],
    ['the Board', board],
  ])('from %s is read as its changes, holidays left out', async (_, source) => {
    expect(await source().changes()).toBeNull();
    expect(await source().refresh?.(NOW)).toEqual({ kind: 'fetched' });
    expect(await source().changes()).toEqual([
      { from: '2026-09-08', rate: 675 },
      { from: '2026-09-17', rate: 700 },
    ]);
  });

  it.each([
    ['a page', '<html>not found</html>'],
    ['another series', fred.replace('DPRIME', 'DGS10')],
    ['out of order', `${fred}2026-09-01,7.00\n`],
    ['nearly empty', 'observation_date,DPRIME\n2026-09-17,7.00\n'],
    ['nonsense', fred.replace('7.00', '700')],
  ])('that is %s changes nothing', async (_, body) => {
    const source = prime();
    await source.refresh?.(NOW);
    instead.set('/fredgraph.csv', { body });
    expect(await source.refresh?.(days(1))).toEqual({ kind: 'failed', problem: 'notASeries' });
    expect(await source.changes()).toHaveLength(2);
  });
});

describe('housing counselors', () => {
  const ask = (at: Date) =>
    cfpbCounselors({ COUNSELORS_URL: service().url }, around(), () => at)({ zip: '37203', asOf: toDay('2026-11-17') });

  it('are fetched once in three weeks, and keep their date while the service is away', async () => {
    expect(await ask(NOW)).toMatchObject({ obtainedOn: '2026-11-17', counselors: [{ name: 'Near' }] });
    await ask(days(20));
    expect(service().received).toHaveLength(1);
    service().trouble('down');
    expect(await ask(days(22))).toMatchObject({ obtainedOn: '2026-11-17' });
    service().trouble(null);
    expect(await ask(days(23))).toMatchObject({ obtainedOn: '2026-12-10' });
  });

  it.each([
    ['names no agency', { counseling_agencies: [] }],
    ['is of another ZIP code', { ...counselors, zip: { zipcode: '37204' } }],
    ['is broken', '{"counseling_agencies": ['],
  ])('stay as they were while the file %s, and administrators see it', async (_, body) => {
    await ask(NOW);
    instead.set('/37203.json', { body });
    seen.length = 0;
    expect(await ask(days(22))).toMatchObject({ obtainedOn: '2026-11-17', counselors: [{ name: 'Near' }] });
    expect(seen).toEqual(['wrongShape']);
  });

  it('are none for a ZIP code without a file, and while nothing was ever fetched', async () => {
    instead.set('/37203.json', { status: 403, body: 'AccessDenied' });
    expect(await ask(NOW)).toBeNull();
  });
});

it.each(Object.keys(TROUBLES).filter((name) => name !== 'slow'))(
  'a service that is %s leaves what was kept',
  async (name) => {
    for (const { refresh } of [list(), rates(), prime()]) await refresh?.(NOW);
    service().trouble(name as Trouble);
    for (const { refresh } of [list(), rates(), prime()]) expect((await refresh?.(days(1)))?.kind).toBe('failed');
    expect((await list().list(NOW)).kind).toBe('found');
    expect(await rates().tables()).not.toBeNull();
    expect(await prime().changes()).not.toBeNull();
  },
);
