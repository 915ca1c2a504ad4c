import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { embeddedDataFolder } from '../src/server/db/embedded-postgres.ts';
import { ORIGIN, PRODUCT } from './children.ts';
import { send } from './load.ts';
import type { BenchRow } from './row.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const READY_MS = 1500;
const AT_REST_MB = 250;
const REST_MS = 15_000;
const KB = 1024;

const childrenOf = (pid: number): number[] => {
  const own = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return own === '' ? [] : own.split(' ').flatMap((child) => [Number(child), ...childrenOf(Number(child))]);
};

/** Its share of what it has in memory: pages of several processes are counted once in all. */
const megabytesOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / KB;

const isReady = (): Promise<boolean> =>
  send(PRODUCT, { method: 'GET', path: '/readyz' }).then(
    ({ status }) => status === 200,
    () => false,
  );

type Started = { child: ChildProcess; ms: number };

const start = async (folder: string): Promise<Started> => {
  const from = performance.now();
  const env = {
    ...process.env,
    ...{ PORT: String(PRODUCT), PUBLIC_URL: ORIGIN, DATA_DIR: folder, SANDBOX_LOANS: 'off', LOG_LEVEL: 'warn' },
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady())) await wait(5);
  return { child, ms: performance.now() - from };
};

const stop = ({ child }: Started): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

/** As the one command starts it, with its own database, the second time. */
export const atRestRows = (): { rows: BenchRow[]; close: () => Promise<void> } => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-at-rest-'));
  let warm: Promise<Started> | null = null;
  const started = () => {
    warm ??= start(folder).then(async (first) => {
      await stop(first);
      return start(folder);
    });
    return warm;
  };
  const rows: BenchRow[] = [
    {
      name: 'start: warm, from the command to ready',
      unit: 'ms',
      run: async () => ({ figure: (await started()).ms, ceiling: READY_MS, note: 'ceiling: its budget' }),
    },
    {
      name: 'memory: at rest, with the embedded database',
      unit: 'MB',
      run: async () => {
        const { child } = await started();
        await wait(REST_MS);
        const database = Number(
          readFileSync(join(embeddedDataFolder(folder), 'postmaster.pid'), 'utf8').split('\n')[0],
        );
        const parts = [child.pid ?? 0, database].map((pid) =>
          [pid, ...childrenOf(pid)].map(megabytesOf).toSorted((one, other) => other - one),
        );
        const [product = [], postgres = []] = parts.map((sizes) => sizes.map((size) => Math.round(size)));
        return {
          figure: parts.flat().reduce((sum, size) => sum + size, 0),
          ceiling: AT_REST_MB,
          note: `ceiling: its budget; product ${product.join(' + ')}, PostgreSQL ${postgres.reduce((sum, size) => sum + size, 0)}`,
        };
      },
    },
  ];
  const close = async (): Promise<void> => {
    if (warm) await stop(await warm);
    rmSync(folder, { recursive: true });
  };
  return { rows, close };
};
