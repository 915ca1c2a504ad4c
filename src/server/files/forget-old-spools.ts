import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR_MILLISECONDS = 3_600_000;

/** Spools left by a process that died: its key died with it, so they are unreadable, and nothing else removes them. */
export const forgetOldSpools = async (folder: string, now: number): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > HOUR_MILLISECONDS) await rm(path, { force: true });
  }
};
