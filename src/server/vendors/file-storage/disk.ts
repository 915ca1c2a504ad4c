import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from './port.ts';

/** Files below one folder, spread by the first letters of their key. A file appears whole or not at all. */
export const diskStorage = (folder: string): FileStorage => {
  const pathOf = (key: string): string => {
    if (!/^[\w-]+$/.test(key)) throw new Error('A storage key has letters, digits and hyphens only.');
    return join(folder, key.slice(0, 2), key);
  };
  /** `write` leaves the whole content, on disk, in the file it is given, and returns its length. */
  const keep = async (key: string, length: number, write: (part: string) => Promise<number>): Promise<void> => {
    const path = pathOf(key);
    const part = `${path}.part`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      if ((await write(part)) !== length) throw new Error('The content is not as long as was said.');
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    put: (key, { stream, length }) => keep(key, length, (part) => writeOut(stream, part)),
    putFile: (key, { path, length }) => keep(key, length, (part) => linkOrCopy(path, part)),
    get: async (key, { start, end }) => (await open(pathOf(key))).createReadStream({ start, end }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
};

const writeOut = async (stream: Readable, part: string): Promise<number> => {
  const target = createWriteStream(part, { mode: 0o600, flush: true });
  await pipeline(stream, target);
  return target.bytesWritten;
};

/** A second name for the same file costs no second writing; on another disk it is copied. */
const linkOrCopy = async (path: string, part: string): Promise<number> => {
  try {
    await link(path, part);
  } catch {
    return writeOut(createReadStream(path), part);
  }
  const file = await open(part, 'r+');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
};
