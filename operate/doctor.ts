import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Proof, Tally } from '../scripts/proof.ts';
import { LEAST_SEAL_BITS, makeSealKey } from '../src/server/documents/seal-key.ts';
import { migrateAsOwner } from '../src/testing/operate/product-on-server.ts';
import { prepareAsAdministrator, startServerPostgres } from '../src/testing/operate/server-postgres.ts';
import { startOutsideWorld } from '../src/testing/production/outside-world.ts';

type Settings = Record<string, string>;

const DAY_MS = 86_400_000;
const NODE = '--disable-warning=ExperimentalWarning';
/** Many short processes of the same code. */
const CACHE = join(tmpdir(), 'hearthline-compiled');

/** One command of the product, with these settings and no others; the services it asks answer from this process. */
const command = async (settings: Settings, script: string, ...args: string[]) => {
  const child = spawn(process.execPath, [NODE, `scripts/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 180_000,
  });
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { status: child.exitCode, said: `${printed}${complained}` };
};

const sealOf = (ago: number, bits: number): Settings => {
  const { p12, passphrase } = makeSealKey('Prairie', new Date(Date.now() - ago), bits);
  return { PAPER_SEAL_P12: p12.toString('base64'), PAPER_SEAL_PASSPHRASE: passphrase };
};

/** Broken in one place each, with the part the doctor has to name; `fatal` refuses a start as well. */
const broken = (good: Settings): { part: string; state: 'fatal' | 'warning'; change: Settings }[] => [
  { part: 'settings', state: 'fatal', change: { PORT: 'abc' } },
  { part: 'settings', state: 'fatal', change: { LENDER: 'sandbox' } },
  { part: 'settings', state: 'fatal', change: { VALUATION: 'sandbox' } },
  { part: 'settings', state: 'fatal', change: { PUBLIC_URL: 'http://lender.example' } },
  { part: 'settings', state: 'fatal', change: { RATE_LIMITS: 'off' } },
  { part: 'settings', state: 'fatal', change: { SESSION_SECRET: '' } },
  { part: 'settings', state: 'fatal', change: { ENCRYPTION_KEYS: 'a:short' } },
  { part: 'settings', state: 'fatal', change: { SMTP_URL: 'smtp://mail.example' } },
  { part: 'settings', state: 'fatal', change: { S3_SECRET: '' } },
  { part: 'seal of documents', state: 'fatal', change: { PAPER_SEAL_PASSPHRASE: 'another' } },
  { part: 'seal of documents', state: 'fatal', change: sealOf(DAY_MS, 2048) },
  { part: 'seal of documents', state: 'fatal', change: sealOf(11 * 365 * DAY_MS, LEAST_SEAL_BITS) },
  { part: 'database', state: 'fatal', change: { DATABASE_URL: 'postgres://127.0.0.1:1/hearthline' } },
  {
    part: 'database',
    state: 'fatal',
    change: { DATABASE_URL: (good.DATABASE_URL ?? '').replace(/:[^:@]+@/, ':wrong@') },
  },
  { part: 'keys', state: 'fatal', change: { ENCRYPTION_KEYS: `other:${Buffer.alloc(32, 9).toString('base64')}` } },
  { part: 'disk', state: 'fatal', change: { DATA_DIR: '/nowhere' } },
  { part: 'disk', state: 'fatal', change: { READY_FREE_MB: '999999999' } },
  { part: 'file storage', state: 'fatal', change: { S3_BUCKET: 'another-bucket' } },
  { part: 'file storage', state: 'fatal', change: { S3_KEY_ID: 'another' } },
  { part: 'rights', state: 'warning', change: { PURGE_DATABASE_URL: '' } },
  { part: 'mail', state: 'warning', change: { SMTP_URL: 'smtp://127.0.0.1:1' } },
  { part: 'malware scan', state: 'warning', change: { CLAMD_URL: 'tcp://127.0.0.1:1' } },
  { part: 'replica', state: 'warning', change: { DATABASE_REPLICA_URL: good.DATABASE_URL ?? '' } },
  { part: 'collector', state: 'warning', change: { OTLP_URL: 'http://127.0.0.1:1' } },
  { part: 'time stamps', state: 'warning', change: { TIME_STAMP: 'rfc3161', TIME_STAMP_URL: 'http://127.0.0.1:1' } },
  { part: 'FLOOD_MAP_URL', state: 'warning', change: { FLOOD: 'fema', FLOOD_MAP_URL: 'http://127.0.0.1:1' } },
];

const run = async (tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-operate-'));
  const [server, world] = [await startServerPostgres(), await startOutsideWorld()];
  try {
    prepareAsAdministrator(server, 'product');
    const role = (name: string) => server.url('product', name);
    const good: Settings = {
      ...world.settings,
      ...{ LENDER: 'tests/lenders/prairie', DATA_DIR: folder, READY_FREE_MB: '10', PORT: '3999', LOG_LEVEL: 'silent' },
      ...{ DATABASE_URL: role('hearthline_app'), PURGE_DATABASE_URL: role('hearthline_purge_job') },
    };
    const unmigrated = await command(good, 'doctor');
    tally.check('an empty database is fatal', /^fatal +schema +\d+ migrations missing/m.test(unmigrated.said));
    await migrateAsOwner({ server, database: 'product' });
    const added = await command(good, 'add-admin', 'ada@lender.example', 'Ada', 'Byron');
    tally.check(`the first administrator gets a link: ${added.said}`, /\/portal\/enrol\?token=/.test(added.said));
    const healthy = await command(good, 'doctor');
    tally.check(`nothing is fatal where all is well: ${healthy.said}`, healthy.status === 0);
    for (const { part, state, change } of broken(good)) {
      const settings = Object.fromEntries(Object.entries({ ...good, ...change }).filter(([, value]) => value !== ''));
      const { status, said } = await command(settings, 'doctor');
      const what = JSON.stringify(Object.keys(change));
      const isNamed = new RegExp(`^${state} +${part} `, 'm').test(said);
      tally.check(`${what} is ${state}: ${said}`, isNamed && status === (state === 'fatal' ? 1 : 0));
      if (state !== 'fatal') continue;
      const start = await command(settings, 'serve', '--without-build');
      const line = start.said.split('\n').find((each) => each.startsWith('hearthline:')) ?? '';
      tally.check(`${what} refuses a start with a line: ${start.said}`, start.status === 1 && line !== '');
    }
  } finally {
    await world.close();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'the doctor on broken settings', minutes: 30, run };
