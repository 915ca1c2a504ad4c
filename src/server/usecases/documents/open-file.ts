import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { type FileRow, fileKeyOf, findFile } from '#server/db/repos/loan/files.ts';
import { type ByteRange, openRange } from '#server/files/chunk-cipher.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { withSpooled } from '#server/files/spool.ts';
import { openOnce } from '#server/joined-pdf.ts';
import type { Parsed } from '#server/parsing/file-parsers.ts';
import type { NewFile, SealedFile } from '#server/parsing/parser-task.ts';
import type { FileViewer } from '../shared/file-link.ts';
import { requireStaff } from '../shared/require-staff.ts';

export type OpenFile = Pick<FileRow, 'id' | 'name' | 'type' | 'size' | 'sha256' | 'pages'> & {
  bytes: (range: ByteRange) => AsyncGenerator<Buffer, void, void>;
};

/** Reads through the seal; only the requested chunks are fetched. */
export const readStored = ({ files, ring }: Pick<Container, 'files' | 'ring'>, row: FileRow): OpenFile => {
  const sealed = {
    key: fileKeyOf(ring, row),
    size: row.size,
    read: (range: ByteRange) => files.get(row.storageKey, range),
  };
  const { id, name, type, size, sha256, pages } = row;
  return { id, name, type, size, sha256, pages, bytes: (range) => openRange(sealed, range) };
};

const cleanFile = async ({ database }: Container, id: string): Promise<FileRow> => {
  const row = await findFile(database.db, id);
  if (row?.state !== 'clean') throw new AppError('notFound');
  return row;
};

/** Only files scanned and found clean. */
export const openFile = async (container: Container, id: string): Promise<OpenFile> =>
  readStored(container, await cleanFile(container, id));

/** By a link, which may have been made before the loan left the staff member's reach. */
export const openLinkedFile = async (
  container: Container,
  { fileId, viewer: { realm, accountId } }: { fileId: string; viewer: FileViewer },
): Promise<OpenFile> => {
  const row = await cleanFile(container, fileId);
  if (realm === 'portal')
    await requireStaff(container, { accountId, action: 'seeDocuments', applicationId: row.applicationId });
  return readStored(container, row);
};

type Make = (task: { file: SealedFile; into: NewFile }) => Promise<Parsed<{ size: number | null }>>;

/** A parser's version of a file: it is read once, and then it is gone. */
export const madeFrom = async (
  { env }: Pick<Container, 'env'>,
  { size, bytes }: OpenFile,
  make: Make,
): Promise<AsyncGenerator<Buffer, void, void>> => {
  const folder = incomingFolder(env);
  const source = bytes({ start: 0, end: size - 1 });
  const [path, key] = [join(folder, randomUUID()), randomBytes(32)];
  const into = { path, key: key.toString('base64') };
  return withSpooled({ folder, name: randomUUID(), key: randomBytes(32), source }, async (spooled) => {
    const parsed = spooled && (await make({ file: spooled.file, into }));
    const length = parsed?.kind === 'done' ? parsed.result.size : null;
    if (length !== null) return openOnce({ path, key, size: length });
    await rm(path, { force: true });
    throw new AppError('unavailable');
  });
};

/** The picture in a format every browser shows, or null when browsers show the file themselves. */
export const viewFile = async (
  container: Pick<Container, 'env' | 'parsers'>,
  file: OpenFile,
): Promise<AsyncGenerator<Buffer, void, void> | null> =>
  file.type === 'image/heic' ? madeFrom(container, file, container.parsers.heicAsJpeg) : null;
