import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';
import type { FileStorage } from '../vendors/file-storage/port.ts';
import type { Manifest } from './manifest.ts';

export type Copied = { bytes: number; sha256: string };

/** Passes bytes on and counts them. */
const counting = () => {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform: (piece: Buffer, _, done) => {
      bytes += piece.length;
      hash.update(piece);
      done(null, piece);
    },
  });
  return { stream, result: (): Copied => ({ bytes, sha256: hash.digest('hex') }) };
};

export const hashOf = async (path: string): Promise<Copied> => {
  const { stream, result } = counting();
  await pipeline(createReadStream(path), stream.resume());
  return result();
};

const pathOf = (folder: string, key: string): string => join(folder, 'files', key.slice(0, 2), key);

/** The sealed bytes as they are: neither disk nor S3 nor this copy ever holds them open. */
export const saveFile = async (storage: FileStorage, folder: string, key: string): Promise<Copied> => {
  const path = pathOf(folder, key);
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
  const { stream, result } = counting();
  const stored = await storage.get(key, { start: 0, end: Number.MAX_SAFE_INTEGER });
  await pipeline(stored, stream, createWriteStream(path, { mode: 0o600, flush: true }));
  return result();
};

export const bringBack = async (storage: FileStorage, folder: string, { key, bytes }: Manifest['files'][number]) =>
  storage.put(key, { stream: createReadStream(pathOf(folder, key)), length: bytes });

/** Refuses what is missing, short or changed, before anything is restored. */
export const checkCopies = async (
  folder: string,
  { files, database }: Manifest,
  databaseFile: string,
): Promise<void> => {
  const all = [
    { path: join(folder, databaseFile), ...database },
    ...files.map(({ key, ...rest }) => ({ path: pathOf(folder, key), ...rest })),
  ];
  for (const { path, bytes, sha256 } of all) {
    if (!existsSync(path)) throw new StartError(`This backup is incomplete: ${path} is missing.`);
    if (statSync(path).size !== bytes || (await hashOf(path)).sha256 !== sha256)
      throw new StartError(`This backup was changed or cut: ${path} is not what was copied.`);
  }
};
