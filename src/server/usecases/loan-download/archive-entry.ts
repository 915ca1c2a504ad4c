import { createHash } from 'node:crypto';
import { makeZip } from 'client-zip';
import type { OpenFile } from '../documents/open-file.ts';

/** A file of the archive: text that is made here, or the bytes of a stored document. */
export type ArchiveEntry = {
  name: string;
  lastModified: Date;
  input: string | AsyncIterable<Uint8Array>;
  /** Lets go of the stored document, read to its end or not. */
  close?: () => Promise<void>;
};

export type ReadOutcome = 'included' | 'unreadable' | 'brokenOff';

type Opened = Required<Pick<ArchiveEntry, 'close'>> & { input: AsyncIterable<Uint8Array>; outcome: () => ReadOutcome };

/** The bytes as stored, read ahead by one piece: a file that cannot be read is known before it has an entry. */
export const openForArchive = async (file: OpenFile): Promise<Opened | null> => {
  const pieces = file.bytes({ start: 0, end: file.size - 1 });
  const first = await pieces.next().catch(() => null);
  if (first === null) return null;
  let outcome: ReadOutcome = 'brokenOff';
  const input = async function* (): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) {
        hash.update(piece.value);
        yield piece.value;
      }
      if (hash.digest().equals(file.sha256)) outcome = 'included';
    } catch {
      // What was sent is sent: the index says that the rest is missing.
    }
  };
  const close = async (): Promise<void> => {
    await pieces.return();
  };
  return { input: input(), close, outcome: () => outcome };
};

/** The archive as it is written, in ZIP64 form where it grows large. A reader that stops ends the work behind it. */
export async function* zipOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array, void, void> {
  let current: ArchiveEntry | null = null;
  const oneByOne = async function* () {
    for await (const entry of entries) {
      current = entry;
      yield entry;
      await entry.close?.();
    }
  };
  const source = oneByOne();
  const closeAll = async (entry: ArchiveEntry | null): Promise<void> => {
    await entry?.close?.();
    await source.return();
  };
  const reader = makeZip(source).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
    // Canceling leaves a file open that was being read.
    await closeAll(current);
  }
}
