import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { FileRow } from '#server/db/repos/loan/files.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { withSpooled } from '#server/files/spool.ts';
import type { Parsed } from '#server/parsing/file-parsers.ts';
import type { SealedFile } from '#server/parsing/parser-task.ts';
import { readStored } from '../documents/open-file.ts';

/** Hands a stored file to a parser; null where the file stops every parser. When all are busy, nothing is known about it. */
export const withSpooledFile = async <Result>(
  container: Container,
  row: FileRow,
  ask: (file: SealedFile) => Promise<Parsed<Result>>,
): Promise<Result | null> => {
  const source = readStored(container, row).bytes({ start: 0, end: row.size - 1 });
  const spool = { folder: incomingFolder(container.env), name: randomUUID(), key: randomBytes(32), source };
  return withSpooled(spool, async (spooled) => {
    if (!spooled) return null;
    const parsed = await ask(spooled.file);
    if (parsed.kind === 'busy') throw new AppError('unavailable');
    return parsed.kind === 'done' ? parsed.result : null;
  });
};
