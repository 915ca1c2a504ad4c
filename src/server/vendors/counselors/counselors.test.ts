import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { counselorFiles } from './files.ts';
import { nearestIn, publishedFile } from './published-form.ts';

const agency = (nme: string, change: Record<string, unknown> = {}) => ({
  ...{ nme, phone1: '615-555-0100', adr1: '1 Main Street', adr2: ' ', city: 'Nashville', statecd: 'TN' },
  ...{
    zipcd: '37203',
    weburl: 'http://www.example.org/',
    email: 'N/A',
    languages: ['English'],
    services: ['Budgeting'],
  },
  ...{ distance: 3, ...change },
});
const file = (...agencies: object[]) =>
  publishedFile.parse({ zip: { zipcode: '37203' }, counseling_agencies: agencies });

it('reads the published form, nearest first, each office once, and leaves out who cannot be reached', () => {
  const found = nearestIn(
    file(
      agency('Far', { distance: 9.5 }),
      agency('Near', { distance: 0.4, adr2: 'Suite 2' }),
      agency('Near', { distance: 0.4, adr2: 'Suite 2' }),
      agency('No phone', { phone1: ' ' }),
      agency('No street', { adr1: null }),
    ),
    10,
  );
  expect(found.map(({ name }) => name)).toEqual(['Near', 'Far']);
  expect(found[0]).toEqual({
    ...{ name: 'Near', phone: '615-555-0100', address: '1 Main Street, Suite 2, Nashville, TN 37203' },
    ...{ website: 'www.example.org', email: null, languages: ['English'], services: ['Budgeting'], distance: 0.4 },
  });
  expect(
    nearestIn(file(...Array.from({ length: 12 }, (_, at) => agency(`Agency ${at}`, { distance: at }))), 10),
  ).toHaveLength(10);
});

const folder = mkdtempSync(join(tmpdir(), 'hearthline-counselors-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('comes from the file of the ZIP code, with the day it was obtained', async () => {
  const ask = counselorFiles(folder);
  const request = { zip: '37203', asOf: toDay('2026-11-17') };
  expect(await ask(request)).toBeNull();
  writeFileSync(join(folder, '37203.json'), JSON.stringify(file(agency('Near'))));
  expect(await ask(request)).toBeNull();
  writeFileSync(join(folder, 'obtained.json'), '{"on":"2026-11-10"}');
  expect(await ask(request)).toMatchObject({ zip: '37203', obtainedOn: '2026-11-10', counselors: [{ name: 'Near' }] });
  expect(await ask({ ...request, zip: '10001' })).toBeNull();
});
