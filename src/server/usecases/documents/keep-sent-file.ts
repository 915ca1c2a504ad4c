import { randomUUID } from 'node:crypto';
import type { FileRefusal } from '#entities/contract/stored-file.ts';
import type { Person } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { type FileRow, findSameFile, type NewFileRow, wrapFileKey } from '#server/db/repos/loan/files.ts';
import { cipherOf } from '#server/db/sealed/ring-cipher.ts';
import { newFileKey } from '#server/files/chunk-cipher.ts';
import { cleanFileName } from '#server/files/clean-file-name.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { type Spooled, withSpooled } from '#server/files/spool.ts';
import type { Inspection } from '#server/parsing/parser-task.ts';

type Owner = { applicationId: string; person: Person };
export type KeptFile<Row = FileRow> =
  | { kind: 'kept'; row: Row; isNew: boolean }
  | { kind: 'refused'; reason: FileRefusal };
type Sent<Kind, Row> = {
  content: { name: string; documentType: Kind; propertyId: string | null; subjectId: string | null } & Partial<
    Pick<FileRow, 'origin'>
  >;
  body: AsyncIterable<Uint8Array>;
  /** Enters the file into the application; null where the same content was entered at the same moment. */
  enter: (row: NewFileRow & { documentType: Kind }) => Promise<Row | null>;
};

/** Takes in a file from outside: inspected, scanned and sealed before anything refers to it. A refused file leaves nothing behind. */
export const keepSentFile = async <Kind extends FileRow['documentType'], Row = FileRow>(
  container: Container,
  owner: Owner,
  { content, body, enter }: Sent<Kind, Row>,
): Promise<KeptFile<FileRow | Row>> => {
  container.parsers.startAhead();
  const id = randomUUID();
  const key = newFileKey(cipherOf(container.ring.current));
  const folder = incomingFolder(container.env);
  return withSpooled({ folder, name: id, key, source: body }, async (spooled): Promise<KeptFile<FileRow | Row>> => {
    if (!spooled) return { kind: 'refused', reason: 'tooLarge' };
    const inspected = await inspect(container, owner, spooled);
    if (inspected.kind === 'refused') return inspected;
    const scanned = await scanNow(container, spooled);
    if (scanned === 'infected') return { kind: 'refused', reason: 'malware' };
    const { type, pages } = inspected;
    const { size, sha256 } = spooled;
    const about = { ...content, name: cleanFileName(content.name, type), type, pages, size, sha256 };
    const wrapped = wrapFileKey(container.ring, { id, key });
    const row = { id, ...owner, ...about, ...wrapped, state: scanned, storageKey: randomUUID() };
    const known = await findSameFile(container.database.db, row);
    if (known) return { kind: 'kept', row: known, isNew: false };
    await container.jobs.enqueueAtOnce('forgetAbandonedUpload', { storageKey: row.storageKey });
    await container.files.putFile(row.storageKey, spooled.sealed);
    try {
      const entered = await enter(row);
      if (entered) return { kind: 'kept', row: entered, isNew: true };
    } catch (error) {
      await container.files.remove(row.storageKey);
      throw error;
    }
    // The same content was uploaded at the same moment.
    await container.files.remove(row.storageKey);
    const same = await findSameFile(container.database.db, row);
    if (!same) throw new AppError('unavailable');
    return { kind: 'kept', row: same, isNew: false };
  });
};

/** A file that stops its parser is refused; when all parsers are busy, nothing is known about it, and it may be sent again. */
const inspect = async (
  { parsers }: Container,
  { applicationId }: Owner,
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
