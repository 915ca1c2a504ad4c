import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { dayIn } from '#entities/values/day-in.ts';
import { freePort } from '../free-port.ts';
import { TestBrowser } from '../test-browser.ts';
import { enroll, hireDesk } from './hire-desk.ts';
import type { OutsideWorld } from './outside-world.ts';
import { startProductionDatabase } from './production-database.ts';
import type { Reached } from './production-loan.ts';
import { runJob } from './run-job.ts';

const movableDate = fileURLToPath(new URL('./movable-date.ts', import.meta.url));
const DAY_MS = 86_400_000;
const ADMIN = 'ada@prairie.example';
const execute = promisify(execFile);

type Given = { root: string; folder: string; world: OutsideWorld; settings?: Record<string, string> };

/** The product as a lender runs it: its own process, started with production settings, its database migrated beforehand. */
export const startProduction = async ({ root, folder, world, settings: further = {} }: Given) => {
  const database = await startProductionDatabase(folder);
  const port = await freePort();
  const dataDir = join(folder, `data-${port}`);
  mkdirSync(dataDir, { recursive: true });
  const settings: Record<string, string> = {
    ...world.settings,
    ...{ LENDER: 'prairie', PORT: String(port), DATA_DIR: dataDir, READY_FREE_MB: '10', TRUSTED_PROXIES: '1' },
    ...further,
    ...database.settings,
  };
  const env = { PATH: process.env.PATH, ...settings };
  const command = async (name: string, ...args: string[]): Promise<string> =>
    (
      await execute(process.execPath, ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, ...args], {
        cwd: root,
        env,
      })
    ).stdout;
  await command('migrate');
  const child = fork('build-server/serve.mjs', ['--built'], {
    cwd: root,
    env,
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', movableDate],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaints = child.stderr ? text(child.stderr) : Promise.resolve('');
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The product did not start: ${await complaints}`);
    await wait(100);
  }

  let people = 0;
  /** A browser with an address of its own, behind the lender's proxy. */
  const browser = (): TestBrowser => {
    people += 1;
    const address = `198.51.100.${people}`;
    const fetchFrom = (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      return fetch(new URL(path, origin), { redirect: 'manual', ...init, headers });
    };
    return new TestBrowser(fetchFrom, settings.PUBLIC_URL ?? '');
  };
  let moved = 0;
  const now = () => new Date(Date.now() + moved);
  const today = () => dayIn('America/Chicago', now());
  const job: Reached['runJob'] = (name) => runJob(settings.DATABASE_URL ?? '', name);
  const pass = async (days: number): Promise<void> => {
    moved += days * DAY_MS;
    child.send(days * DAY_MS);
    await once(child, 'message');
    await world.listFetched(now());
    // As its schedule does several times a day.
    await job('refreshServices');
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await database.stop();
  };
  const mail = world.smtp;
  const added = await command('add-admin', ADMIN, 'Ada', 'Byron');
  const token = /enrol\?token=([\w-]+)/.exec(added)?.[1] ?? '';
  const admin = await enroll({ browser }, ADMIN, token);
  return {
    database: database.name,
    origin,
    admin,
    stop,
    reached: {
      browser,
      desk: await hireDesk({ browser, mail }, admin),
      mail,
      today,
      pass,
      runJob: job,
    } satisfies Reached,
  };
};
export type Production = Awaited<ReturnType<typeof startProduction>>;
