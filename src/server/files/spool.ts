import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '#entities/contract/stored-file.ts';
import { openRange, sealChunks, sealedSize } from './chunk-cipher.ts';
import { giveBack } from './give-back.ts';

export type Spooled = {
  size: number;
  sha256: Buffer;
  plain: () => Readable;
  /** For a parser, which opens the spool by itself. */
  file: { path: string; key: string; size: number };
  /** As it goes to storage. */
  sealed: { path: string; length: number };
};

type Taken = { path: string; key: Buffer; source: AsyncIterable<Uint8Array> };

class TooLarge extends Error {}

/**
 * Spools a stream on its way to storage, sealed, so that its length is known and nothing readable touches the disk. It is removed when
 * the work is done, whether it succeeded or failed. Null: the upload exceeds the limit.
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

/** While one chunk is written the next is sealed, and no more: a slow disk slows the sender down instead of filling the memory. */
const writeAll = async (path: string, chunks: AsyncIterable<Buffer[]>): Promise<void> => {
  const file = await open(path, 'w', 0o600);
  let writing = Promise.resolve();
  const write = async (chunk: Buffer[]): Promise<void> => {
    await writeWhole(file, chunk);
    chunk.forEach(giveBack);
  };
  try {
    for await (const chunk of chunks) {
      await writing;
      writing = write(chunk);
      // What fails is told where it is waited for.
      writing.catch(() => undefined);
    }
  } finally {
    try {
      await writing;
    } finally {
      await file.close();
    }
  }
};

/** One call to the system where the disk takes all at once. */
const writeWhole = async (file: FileHandle, pieces: Buffer[]): Promise<void> => {
  const { bytesWritten } = await file.writev(pieces);
  let written = bytesWritten;
  for (const piece of pieces) {
    const taken = Math.min(written, piece.length);
    written -= taken;
    if (taken < piece.length) await file.writeFile(piece.subarray(taken));
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
    await writeAll(path, sealChunks(counted(), key));
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
    file: { path, key: key.toString('base64'), size },
    sealed: { path, length: sealedSize(size) },
  };
};
