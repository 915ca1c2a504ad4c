import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { unzipped } from '#testing/files/unzipped.ts';
import { type ArchiveEntry, openForArchive, zipOf } from './archive-entry.ts';

const PIECE = Buffer.alloc(64 * 1024, 7);
const PIECES = 20;

/** A stored file of some pieces; `breaksAt` is the piece that storage fails to give. */
const stored = ({ breaksAt = PIECES }: { breaksAt?: number } = {}) => {
  const told = { read: 0, isClosed: false };
  const bytes = async function* () {
    try {
      for (; told.read < PIECES; told.read += 1) {
        if (told.read === breaksAt) throw new Error('storage is away');
        yield PIECE;
      }
    } finally {
      told.isClosed = true;
    }
  };
  const sha256 = createHash('sha256')
    .update(Buffer.concat(Array<Buffer>(PIECES).fill(PIECE)))
    .digest();
  const facts = {
    id: 'a',
    name: 'a.pdf',
    type: 'application/pdf',
    size: PIECES * PIECE.length,
    pages: 1,
    sha256,
  } as const;
  return { told, file: { ...facts, bytes } };
};

const entriesOf = async function* (entries: readonly ArchiveEntry[]) {
  yield* entries;
};
const entry = (name: string, input: ArchiveEntry['input']) => ({ name, input, lastModified: new Date('2026-11-19') });

it('reads a file as it is asked for, and closes it when the reader stops', async () => {
  const { told, file } = stored();
  const opened = await openForArchive(file);
  if (opened === null) throw new Error('The file was not opened.');
  const zip = zipOf(entriesOf([{ ...entry('a.pdf', opened.input), close: opened.close }]));
  await zip.next();
  await zip.next();
  expect(told).toEqual({ read: expect.any(Number), isClosed: false });
  expect(told.read).toBeLessThan(PIECES / 2);
  await zip.return();
  expect(told.isClosed).toBe(true);
  expect(told.read).toBeLessThan(PIECES / 2);
});

it('tells a file that broke off from a whole one, and one that cannot be read before it has an entry', async () => {
  expect(await openForArchive(stored({ breaksAt: 0 }).file)).toBeNull();
  const [broken, whole] = [await openForArchive(stored({ breaksAt: 3 }).file), await openForArchive(stored().file)];
  const parts: Uint8Array[] = [];
  const entries = entriesOf([entry('a', broken?.input ?? ''), entry('b', whole?.input ?? ''), entry('ü.txt', 'text')]);
  for await (const part of zipOf(entries)) parts.push(part);
  const files = unzipped(Buffer.concat(parts));
  expect([...files].map(([name, bytes]) => [name, bytes.length])).toEqual([
    ['a', 3 * PIECE.length],
    ['b', PIECES * PIECE.length],
    ['ü.txt', 4],
  ]);
  expect([broken?.outcome(), whole?.outcome()]).toEqual(['brokenOff', 'included']);
});

it('does not call a file whole whose bytes are not those that were stored', async () => {
  const { file } = stored();
  const opened = await openForArchive({ ...file, sha256: Buffer.alloc(32) });
  for await (const part of zipOf(entriesOf([entry('a', opened?.input ?? '')]))) expect(part).toBeDefined();
  expect(opened?.outcome()).toBe('brokenOff');
});
