import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAST_SEAL_BITS, makeSealKey } from '#server/documents/seal-key.ts';
import { ecSealKey } from '#server/documents/testing/ec-seal-key.ts';
import { readSettings } from '#server/settings.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { productionSettings } from '#testing/production-settings.ts';
import { examine } from './examine.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'hearthline-doctor-'));
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const { p12, passphrase } = makeSealKey('Prairie', new Date(Date.now() - 86_400_000), LEAST_SEAL_BITS);
const settings = (change: Record<string, string> = {}) => ({
  ...productionSettings,
  ...{ DATABASE_URL: database.url, PURGE_DATABASE_URL: database.purgeUrl, DATA_DIR: folder, READY_FREE_MB: '1' },
  ...{ PAPER_SEAL_P12: p12.toString('base64'), PAPER_SEAL_PASSPHRASE: passphrase },
  ...change,
});
const found = async (change: Record<string, string> = {}) =>
  Object.fromEntries(
    (await examine(readSettings(settings(change)))).map(
      ({ part, state, found: what }) => [part, [state, what]] as const,
    ),
  );

describe('the doctor', () => {
  it('finds everything a production start needs, and says that mail and scanner are away', async () => {
    const all = await found();
    expect(all).toMatchObject({
      lender: ['fine', expect.stringContaining('NMLS')],
      policy: ['fine', expect.stringContaining('version')],
      'seal of documents': ['fine', expect.stringContaining('opens')],
      database: ['fine', expect.stringContaining('PostgreSQL')],
      connection: ['fine', 'keeps its session'],
      clock: ['fine', 'agrees with the database'],
      schema: ['fine', 'up to date'],
      rights: ['fine', 'one role for each task'],
      keys: ['fine', expect.stringContaining('seals')],
      'file storage': ['fine', 'writes, reads and removes'],
      mail: ['warning', 'not reached (ESOCKET)'],
      'malware scan': ['warning', 'not reached (ECONNREFUSED)'],
      'digests of the audit log': ['fine', 'their place can be read'],
    });
    expect(Object.values(all).filter(([state]) => state === 'fatal')).toEqual([]);
  });

  it.each([
    ['seal of documents', 'the key does not open', { PAPER_SEAL_PASSPHRASE: 'another' }],
    ['database', 'not reached (ECONNREFUSED)', { DATABASE_URL: 'postgres://127.0.0.1:1/hearthline' }],
    ['disk', expect.stringMatching(/MB free/), { READY_FREE_MB: '999999999' }],
    ['database', 'not reached (ECONNREFUSED)', { DATABASE_DIRECT_URL: 'postgres://127.0.0.1:1/hearthline' }],
  ])('calls it fatal: %s, %s', async (part, what, change) => {
    expect((await found(change))[part]).toEqual(['fatal', what]);
  });

  it('compares a direct address with the one it goes around', async () => {
    expect((await found({ DATABASE_DIRECT_URL: database.url })).connection).toEqual([
      'fine',
      'keeps its session, without named statements; DATABASE_DIRECT_URL is not needed',
    ]);
    const another = await createTestDatabase();
    expect((await found({ DATABASE_DIRECT_URL: another.url })).connection).toEqual([
      'fatal',
      'DATABASE_DIRECT_URL is another database than DATABASE_URL',
    ]);
    await another.drop();
  });

  it('calls a certificate fatal that has ended or a key that is too short, and warns of one that ends soon', async () => {
    const years = 365 * 86_400_000;
    const sealed = async (ago: number, bits = LEAST_SEAL_BITS) => {
      const key = makeSealKey('Prairie', new Date(Date.now() - ago), bits);
      const change = { PAPER_SEAL_P12: key.p12.toString('base64'), PAPER_SEAL_PASSPHRASE: key.passphrase };
      return (await found(change))['seal of documents']?.[0];
    };
    expect([await sealed(10 * years + 86_400_000), await sealed(10 * years - 86_400_000)]).toEqual([
      'fatal',
      'warning',
    ]);
    expect(await sealed(86_400_000, 2048)).toBe('fatal');
  });

  it('takes a key on P-256 that seals by ECDSA', async () => {
    const key = { PAPER_SEAL_P12: ecSealKey.p12.toString('base64'), PAPER_SEAL_PASSPHRASE: ecSealKey.passphrase };
    expect((await found(key))['seal of documents']).toEqual(['fine', expect.stringMatching(/^opens, ECDSA/)]);
  });

  it('tries the collector with its headers, the time-stamp authority and each service of a vendor', async () => {
    const heard: string[] = [];
    const services = createServer((request, response) => {
      heard.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      request.resume();
      response.writeHead(request.headers.authorization === 'Bearer ours' ? 200 : 401).end('{}');
    });
    await new Promise<void>((done) => services.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    const set = { OTLP_URL: url, OTLP_HEADERS: 'authorization=Bearer ours', FLOOD: 'fema', FLOOD_MAP_URL: url };
    const away = {
      FLOOD_GEOCODER_URL: 'http://127.0.0.1:1',
      TIME_STAMP: 'rfc3161',
      TIME_STAMP_URL: 'http://127.0.0.1:1',
    };
    expect(await found({ ...set, ...away })).toMatchObject({
      collector: ['fine', 'takes traces and figures'],
      FLOOD_MAP_URL: ['fine', expect.stringContaining('can be reached')],
      FLOOD_GEOCODER_URL: ['warning', '127.0.0.1:1 cannot be reached (ECONNREFUSED)'],
      'time stamps': ['warning', expect.stringContaining('did not answer')],
    });
    expect(heard.toSorted()).toEqual(['POST /v1/metrics Bearer ours', 'POST /v1/traces Bearer ours']);
    expect((await found({ OTLP_URL: url })).collector).toEqual(['warning', 'does not take traces: 401, metrics: 401']);
    services.close();
    expect((await found({ OTLP_URL: url })).collector).toEqual([
      'warning',
      'does not take traces: down, metrics: down',
    ]);
  });

  it('refuses a schema that lacks migrations and a role that may not run them', async () => {
    await database.superuser.query("DELETE FROM migrations WHERE name LIKE '0071%'");
    expect((await found()).schema).toEqual(['fatal', '1 migrations missing']);
  });
});

it('the command lists every wrong setting at once, and a start would be refused', async () => {
  const asked = ['--disable-warning=ExperimentalWarning', 'scripts/doctor.ts'];
  const env = { PATH: process.env.PATH, PORT: 'abc' };
  const { code, stdout } = await promisify(execFile)(process.execPath, asked, { env }).catch((failed) => failed);
  expect(code).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'MAIL_DELIVERY', 'MALWARE_SCAN', 'LENDER'])
    expect(stdout).toMatch(new RegExp(`^fatal +settings +${name}: `, 'm'));
  expect(stdout).toMatch(/0 fine, 0 to look at, \d+ that stop a start\./);
});
