import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_BYTES } from '#entities/stored-file.ts';
import { openRange, sealedSize, sealStream } from './chunk-cipher.ts';

export type Spooled = {
  size: number;
  sha256: Buffer;
  plain: () => Readable;
  plainBytes: () => Promise<Buffer>;
  sealed: () => { stream: Readable; length: number };
};

type Taken = { path: string; key: Buffer; source: AsyncIterable<Uint8Array> };

class TooLarge extends Error {}

/**
 * Takes a stream in on its way to storage, sealed, so that its length is known and nothing readable touches the disk. It is gone when the
 * work is done, whatever came of it. Null: more was sent than is taken.
 */
export const withSpooled = async <Result>(
  { folder, name, key, source }: { folder: string; name: string; key: Buffer; source: AsyncIterable<Uint8Array> },
  work: (spooled: Spooled | null) => Promise<Result>,
): Promise<Result> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  try {
    return await work(await take({ path, key, source }));
  } finally {
    await rm(path, { force: true });
  }
};

const take = async ({ path, key, source }: Taken): Promise<Spooled | null> => {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of source) {
      size += part.length;
      if (size > MAX_FILE_BYTES) throw new TooLarge();
      hash.update(part);
      yield part;
    }
  };
  try {
    await pipeline(sealStream(counted(), key), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
  const read = async (range: { start: number; end: number }) => createReadStream(path, range);
  const plain = () =>
    size === 0 ? Readable.from([]) : Readable.from(openRange({ key, size, read }, { start: 0, end: size - 1 }));
  return {
    size,
    sha256: hash.digest(),
    plain,
    plainBytes: () => buffer(plain()),
    sealed: () => ({ stream: createReadStream(path), length: sealedSize(size) }),
  };
};
