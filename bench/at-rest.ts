import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedDataFolder } from '../src/server/db/embedded-postgres.ts';
import { type Started, startCommand, stopCommand } from './command.ts';
import type { BenchRow } from './row.ts';

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

/** As the one command starts it, with its own database, the second time. */
export const atRestRows = (): { rows: BenchRow[]; close: () => Promise<void> } => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-at-rest-'));
  let warm: Promise<Started> | null = null;
  const started = () => {
    warm ??= startCommand(folder).then(async (first) => {
      await stopCommand(first);
      return startCommand(folder);
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
    if (warm) await stopCommand(await warm);
    rmSync(folder, { recursive: true });
  };
  return { rows, close };
};
