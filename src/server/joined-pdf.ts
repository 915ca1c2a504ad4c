import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileType } from '#entities/contract/stored-file.ts';
import { type ByteRange, openRange } from './files/chunk-cipher.ts';
import { withSpooled } from './files/spool.ts';
import type { FileParsers, Parsed } from './parsing/file-parsers.ts';
import type { NewFile, SealedFile } from './parsing/parser-task.ts';

/** Pages of a file, in this order. */
export type PagesToJoin = { source: AsyncIterable<Uint8Array>; type: FileType; pages: number[] };

/** `locked`: a page cannot be taken over, as from a PDF locked against changes. `busy`: nothing is known about the files. */
export type Joined = { kind: 'joined'; bytes: AsyncGenerator<Buffer, void, void> } | { kind: 'locked' | 'busy' };

type Spooled = Omit<PagesToJoin, 'source'> & { file: SealedFile };
type Join = (parts: Spooled[], into: NewFile) => Promise<Parsed<{ size: number | null }>>;
type Joining = { folder: string; parts: readonly PagesToJoin[]; join: Join };

const spoolAll = async (
  { folder, parts, join: make }: Joining,
  into: NewFile,
  spooled: Spooled[] = [],
): ReturnType<Join> => {
  const [part, ...rest] = parts;
  if (!part) return make(spooled, into);
  const { source, ...pages } = part;
  return withSpooled({ folder, name: randomUUID(), key: randomBytes(32), source }, (taken) => {
    if (!taken) return Promise.resolve({ kind: 'ended' });
    return spoolAll({ folder, parts: rest, join: make }, into, [...spooled, { ...pages, file: taken.file }]);
  });
};

/** Read to its end or given up, it is gone. */
export async function* openOnce({ path, key, size }: { path: string; key: Buffer; size: number }) {
  try {
    const read = async (range: ByteRange) => createReadStream(path, range);
    yield* openRange({ key, size, read }, { start: 0, end: size - 1 });
  } finally {
    await rm(path, { force: true });
  }
}

const made = async (joining: Joining): Promise<Joined> => {
  const [path, key] = [join(joining.folder, randomUUID()), randomBytes(32)];
  const parsed = await spoolAll(joining, { path, key: key.toString('base64') });
  const size = parsed.kind === 'done' ? parsed.result.size : null;
  if (size !== null) return { kind: 'joined', bytes: openOnce({ path, key, size }) };
  await rm(path, { force: true });
  return { kind: parsed.kind === 'busy' ? 'busy' : 'locked' };
};

type In = { parsers: FileParsers; folder: string };

/** One PDF of all these pages, made apart from the server. */
export const joinedPdf = ({ parsers, folder }: In, parts: readonly PagesToJoin[]): Promise<Joined> =>
  made({
    ...{ folder, parts },
    join: async ([first, ...others], into) =>
      first ? parsers.joinPages({ ...first, into, others }) : { kind: 'done', result: { size: null } },
  });

/** A letter of our own with these pages after it. */
export const withPagesAfter = (
  { parsers, folder }: In,
  { letter, parts }: { letter: PagesToJoin; parts: readonly PagesToJoin[] },
): Promise<Joined> =>
  made({
    ...{ folder, parts: [letter, ...parts] },
    join: async ([first, ...others], into) =>
      first ? parsers.appendPages({ file: first.file, into, others }) : { kind: 'done', result: { size: null } },
  });
