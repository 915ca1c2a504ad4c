import { randomBytes, randomUUID } from 'node:crypto';
import type { FileRefusal } from '#entities/contract/stored-file.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { type FileRow, findSameFile, type NewFileRow, wrapFileKey } from '#server/db/repos/loan/files.ts';
import { cleanFileName } from '#server/files/clean-file-name.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { type Spooled, withSpooled } from '#server/files/spool.ts';
import type { Inspection } from '#server/parsing/parser-task.ts';

type About = Pick<NewFileRow, 'applicationId' | 'person' | 'name' | 'documentType' | 'propertyId' | 'subjectId'>;
type Taken = { kind: 'refused'; reason: FileRefusal } | { kind: 'taken'; row: FileRow; isNew: boolean };
type Sent = { about: About; body: AsyncIterable<Uint8Array> };

/** Inspects, scans and seals a file; `keep` stores its row and answers with the one that counts. A refused file leaves nothing behind. */
export const takeInFile = async (
  container: Container,
  { about, body }: Sent,
  keep: (row: NewFileRow) => Promise<FileRow>,
): Promise<Taken> => {
  const id = randomUUID();
  const key = randomBytes(32);
  const folder = incomingFolder(container.env);
  return withSpooled({ folder, name: id, key, source: body }, async (spooled): Promise<Taken> => {
    if (!spooled) return { kind: 'refused', reason: 'tooLarge' };
    const inspected = await inspect(container, about, spooled);
    if (inspected.kind === 'refused') return inspected;
    const scanned = await scanNow(container, spooled);
    if (scanned === 'infected') return { kind: 'refused', reason: 'malware' };
    const { type, pages } = inspected;
    const { size, sha256 } = spooled;
    const content = { name: cleanFileName(about.name, type), type, pages, size, sha256 };
    const wrapped = wrapFileKey(container.ring, { id, key });
    const row: NewFileRow = { id, ...about, ...content, ...wrapped, state: scanned, storageKey: randomUUID() };
    const known = await findSameFile(container.database.db, row);
    if (known) return { kind: 'taken', row: known, isNew: false };
    await container.jobs.enqueueAtOnce('forgetAbandonedUpload', { storageKey: row.storageKey });
    await container.files.put(row.storageKey, spooled.sealed());
    const kept = await keep(row);
    return { kind: 'taken', row: kept, isNew: kept.id === id };
  });
};

/** A file that stops its parser is refused; when all parsers are busy, nothing is known about it, and it may be sent again. */
const inspect = async (
  { parsers }: Container,
  { applicationId }: Pick<About, 'applicationId'>,
  { file, size }: Spooled,
): Promise<Inspection> => {
  if (size === 0) return { kind: 'refused', reason: 'empty' };
  const parsed = await parsers.inspect(file, applicationId);
  if (parsed.kind === 'busy') throw new AppError('unavailable');
  return parsed.kind === 'done' ? parsed.result : { kind: 'refused', reason: 'notChecked' };
};

/** An unavailable scanner holds up no one: the file waits in quarantine, where it cannot be opened. */
const scanNow = async (
  { malwareScan, log }: Container,
  spooled: Spooled,
): Promise<'clean' | 'infected' | 'quarantined'> => {
  try {
    return (await malwareScan.scan(spooled.plain())).kind;
  } catch (error) {
    log.warn({ error }, 'the malware scan is away');
    return 'quarantined';
  }
};
