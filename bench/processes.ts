import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../src/testing/database.ts';
import { newToken, newWorker, saveStep } from './applicants.ts';
import { PRODUCT, startProduct, stopChild } from './children.ts';
import { setupDurable } from './durable-database.ts';
import { perSecond, send } from './load.ts';
import type { BenchRow } from './row.ts';
import { inSlices } from './slices.ts';

const SECOND = 4312;
const WORKERS = 8;
/** More than one process answers in a slice, so that none of it is spent waiting for a call. */
const CALLS = { workers: 64, seconds: 5 };
const REQUESTS = 200_000;
const SAMPLED_EVERY = 10_000;
const MB = 1024;
/** Of every hundred requests, each with a bot check of its own: one lasts minutes, and all of these take longer. */
const SAVES = 1;

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / MB;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Two products on one database, and one of them under many requests. */
export const processRows = async (): Promise<{ rows: BenchRow[]; close: () => Promise<void> }> => {
  const stopDatabase = await setupDurable();
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-processes-'));
  const at = { databaseUrl: database.url, folder };
  const product = await startProduct(at);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  const call = (port: number) => send(port, { method: 'GET', path: '/api/trpc/application.current' });

  const rows: BenchRow[] = [
    {
      name: 'processes: two against one, no-op query',
      unit: 'calls/s',
      run: async () => {
        const second = await startProduct({ ...at, port: SECOND });
        const alone = inSlices([product]);
        const one = await perSecond(() => call(PRODUCT).then(() => undefined), CALLS);
        await alone();
        const together = inSlices([product, second]);
        const two = await perSecond((worker) => call(worker % 2 === 0 ? PRODUCT : SECOND).then(() => undefined), CALLS);
        await together();
        await stopChild(second);
        return {
          figure: two,
          ceiling: one,
          note: 'ceiling: one process; each runs in a quarter of the time that is its own, so that two do not take a processor from each other',
        };
      },
    },
    {
      name: 'flat: memory over 200,000 mixed requests',
      unit: 'MB',
      run: async () => {
        const workers = await Promise.all(Array.from({ length: WORKERS }, (_, index) => newWorker(pool, index)));
        const sizes: number[] = [];
        let done = 0;
        await Promise.all(
          workers.map(async (worker) => {
            for (; done < REQUESTS; ) {
              done += 1;
              const turn = done;
              if (turn % SAMPLED_EVERY === 0) sizes.push(residentMb(product.pid ?? 0));
              const headers = { cookie: worker.cookie };
              if (turn % 100 < SAVES) {
                worker.tokens = [await newToken(worker.cookie)];
                await saveStep(worker, turn);
              } else if (turn % 4 === 0) await send(PRODUCT, { method: 'GET', path: '/', headers });
              else if (turn % 4 === 1) await call(PRODUCT);
              else await send(PRODUCT, { method: 'GET', path: '/api/authApplicant/session', headers });
            }
          }),
        );
        const tenth = Math.ceil(sizes.length / 10);
        const [first, last] = [mean(sizes.slice(tenth, 2 * tenth)), mean(sizes.slice(-tenth))];
        const slope = (last - first) / ((sizes.length - 2 * tenth) / 10);
        const samples = sizes.map((size) => Math.round(size)).join(' ');
        return {
          figure: last,
          ceiling: first,
          note: `ceiling: after its first tenth; ${slope.toFixed(1)} MB for each 100,000: ${samples}`,
        };
      },
    },
  ];
  const close = async (): Promise<void> => {
    await stopChild(product);
    await pool.end();
    await database.drop();
    await stopDatabase();
    rmSync(folder, { recursive: true });
  };
  return { rows, close };
};
