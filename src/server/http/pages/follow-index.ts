import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Container } from '#server/container.ts';
import { indexShown } from '#server/usecases/index-rate/index-shown.ts';
import type { Rewritten, Site } from '../site-files.ts';

const CHECK_MS = 10_000;

/** Written by a thread of its own: it takes a second or two, and no request waits for it. */
const writePages = async (folder: string, index: unknown): Promise<Rewritten> => {
  const worker = new Worker(new URL('./pages-worker.ts', import.meta.url), { workerData: { folder, index } });
  try {
    const ended = once(worker, 'exit').then(() => Promise.reject(new Error('The pages were not written.')));
    const [written] = await Promise.race([once(worker, 'message'), ended]);
    return written;
  } finally {
    await worker.terminate();
  }
};

/**
 * Public pages show the index in force. They are built with the newest policy's own, and written again when another was released or
 * comes into effect; until then, and while the database is away, they stay as they are.
 */
export const followIndex = (
  { database, clock, log }: Pick<Container, 'database' | 'clock' | 'log'>,
  { site, siteFolder }: { site: Site; siteFolder: string },
): { check: () => Promise<void>; touch: () => void } => {
  const folder = join(siteFolder, '../server');
  let shown: string | null = null;
  let nextAt = 0;
  let isBusy = false;
  const check = async (): Promise<void> => {
    if (isBusy || !existsSync(join(folder, 'page-files.json'))) return;
    isBusy = true;
    nextAt = performance.now() + CHECK_MS;
    try {
      const index = await indexShown({ database, clock });
      const mark = index && JSON.stringify(index);
      if (mark === shown || index === null) return;
      site.replace(await writePages(folder, index));
      shown = mark;
    } catch (error) {
      log.warn({ error }, 'the public pages could not be written with the index in force');
    } finally {
      isBusy = false;
    }
  };
  return {
    check,
    touch: () => {
      if (performance.now() >= nextAt) void check();
    },
  };
};
