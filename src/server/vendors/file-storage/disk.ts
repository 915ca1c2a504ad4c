import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './port.ts';

/** Files below one folder, spread by the first letters of their key. A file appears whole or not at all. */
export const diskStorage = (folder: string): FileStorage => {
  const pathOf = (key: string): string => {
    if (!/^[\w-]+$/.test(key)) throw new Error('A storage key has letters, digits and hyphens only.');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    put: async (key, { stream, length }) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const target = createWriteStream(`${path}.part`, { mode: 0o600, flush: true });
        await pipeline(stream, target);
        if (target.bytesWritten !== length) throw new Error('The content is not as long as was said.');
        await rename(`${path}.part`, path);
      } catch (error) {
        await rm(`${path}.part`, { force: true });
        throw error;
      }
    },
    get: async (key, { start, end }) => (await open(pathOf(key))).createReadStream({ start, end }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};
