import { isDeepStrictEqual } from 'node:util';
import type { FileOrigin } from '#entities/contract/documents/file-origin.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import {
  addFile,
  type FileRow,
  filesOf,
  findFile,
  findSameFile,
  type NewFileRow,
  retireFile,
} from '#server/db/repos/loan/files.ts';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { joinedPdf } from '#server/joined-pdf.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { keepSentFile } from '../documents/keep-sent-file.ts';
import { readStored } from '../documents/open-file.ts';
import { isSentIn } from '../shared/list-files.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { lockDocuments, type NotWorkable, type SeenDocument } from './document-of-loan.ts';

/** Pages of the given documents, in order; each becomes a document of its own. */
export type MadePart = { name: string; from: { fileId: string; pages: number[] }[] };
/** `locked`: a PDF that nobody may take apart. */
export type MakeOutcome = { kind: 'made'; fileIds: string[] } | { kind: 'locked' | 'alreadyThere' } | NotWorkable;

type Making = { staff: LoanStaff<'workLoan'>; seen: SeenDocument[]; parts: MadePart[] };
type Source = FileRow & { pages: number };

/** The new file's bytes, or null where its pages cannot be taken over. */
const joinedBytes = async (container: Container, sources: readonly Source[], { from }: MadePart) => {
  const parts = from.map(({ fileId, pages }) => {
    const row = sources.find(({ id }) => id === fileId);
    if (!row) throw new AppError('invalidInput');
    return { source: readStored(container, row).bytes({ start: 0, end: row.size - 1 }), type: row.type, pages };
  });
  const joined = await joinedPdf({ parsers: container.parsers, folder: incomingFolder(container.env) }, parts);
  if (joined.kind === 'busy') throw new AppError('unavailable');
  return joined.kind === 'joined' ? joined.bytes : null;
};

/** Stored, checked and scanned like any file. No row refers to it until every part is there. */
const keepPart = async (container: Container, { staff, parts }: Making, sources: readonly Source[], part: MadePart) => {
  const first = sources.find(({ id }) => id === part.from[0]?.fileId);
  if (!first || !isSentIn(first) || parts.length === 0) throw new AppError('invalidInput');
  const body = await joinedBytes(container, sources, part);
  if (body === null) return null;
  const { applicationId, person, documentType, propertyId, subjectId } = first;
  const origin: FileOrigin = {
    parts: part.from.map(({ fileId, pages }) => ({
      ...{ fileId, pages, name: sources.find(({ id }) => id === fileId)?.name ?? '' },
    })),
    by: staff.name,
  };
  const content = { name: part.name, documentType, propertyId, subjectId, origin };
  return keepSentFile(
    container,
    { applicationId, person },
    { content, body, enter: (row) => Promise.resolve<NewFileRow>(row) },
  );
};

/** The same pages twice in one splitting. */
const isAskedTwice = (parts: readonly MadePart[]): boolean =>
  parts.some(({ from }, at) => parts.slice(0, at).some((other) => isDeepStrictEqual(other.from, from)));

/** The same content twice, or sent again while it was under way. */
const isThereTwice = async (tx: Tx, made: readonly NewFileRow[]): Promise<boolean> => {
  if (new Set(made.map(({ sha256 }) => sha256.toString('hex'))).size < made.length) return true;
  for (const row of made) if (await findSameFile(tx, row)) return true;
  return false;
};

/** What one's own earlier press made of the same pages, as after an answer that was lost: that is no colleague's doing. */
const madeBefore = async (db: Reader, { staff, parts }: Making): Promise<MakeOutcome | null> => {
  const own = (await filesOf(db, staff.applicationId)).flatMap(({ id, origin, retiredAt }) =>
    retiredAt === null && origin?.by === staff.name
      ? [{ id, from: origin.parts.map(({ fileId, pages }) => ({ fileId, pages })) }]
      : [],
  );
  const fileIds = parts.flatMap(({ from }) => own.find((each) => isDeepStrictEqual(each.from, from))?.id ?? []);
  return fileIds.length === parts.length ? { kind: 'made', fileIds } : null;
};

/** Splits a document or merges several: new documents take the place of the old ones, which stay on record as they came. */
export const makeDocuments = async (container: Container, making: Making): Promise<MakeOutcome> => {
  const { staff, seen, parts } = making;
  const { applicationId } = staff;
  const { db, transact } = container.database;
  const sources: Source[] = [];
  for (const { fileId } of seen) {
    const row = await findFile(db, fileId);
    if (row?.applicationId !== applicationId || row.state !== 'clean') throw new AppError('notFound');
    if (!isSentIn(row)) return { kind: 'sealed' };
    sources.push(row);
  }
  if (isAskedTwice(parts)) return { kind: 'alreadyThere' };
  const before = await transact((tx) => lockDocuments(container, tx, { applicationId, seen }));
  if (before.kind === 'changedMeanwhile') return (await madeBefore(db, making)) ?? before;
  if (before.kind !== 'workable') return before;
  const made: NewFileRow[] = [];
  const keepAll = async (): Promise<MakeOutcome> => {
    for (const part of parts) {
      const kept = await keepPart(container, making, sources, part);
      if (kept === null || kept.kind === 'refused') return { kind: 'locked' };
      if (!kept.isNew) return { kind: 'alreadyThere' };
      made.push(kept.row);
    }
    return transact((tx) => putInPlace(container, tx, { making, made }));
  };
  const outcome = await keepAll();
  if (outcome.kind === 'made') return outcome;
  // Nothing refers to what was stored for it.
  for (const { storageKey } of made) await container.files.remove(storageKey);
  return outcome.kind === 'changedMeanwhile' ? ((await madeBefore(db, making)) ?? outcome) : outcome;
};

/** In one transaction with the end of the old ones, so that no half of it is ever stored. */
const putInPlace = async (
  container: Container,
  tx: Tx,
  { making: { staff, seen }, made }: { making: Making; made: readonly NewFileRow[] },
): Promise<MakeOutcome> => {
  const { accountId, applicationId } = staff;
  const locked = await lockDocuments(container, tx, { applicationId, seen });
  if (locked.kind !== 'workable') return locked;
  const { stored, documents } = locked;
  if (await isThereTwice(tx, made)) return { kind: 'alreadyThere' };
  for (const { row } of documents) await retireFile(tx, row.id);
  for (const row of made) {
    if (!(await addFile(tx, row))) throw new AppError('unavailable');
    if (row.state === 'quarantined') await container.jobs.enqueue(tx, 'scanFile', { fileId: row.id });
  }
  const old = new Set(documents.map(({ row }) => row.id));
  const [pattern] = documents;
  if (!pattern) throw new AppError('invalidInput');
  const fileIds = made.map(({ id }) => id);
  const uploads = [
    ...stored.document.uploads.filter(({ id }) => !old.has(id)),
    ...fileIds.map((id) => ({ ...pattern.upload, id, state: 'received' as const })),
  ];
  const document = { ...stored.document, uploads };
  await saveApplication(tx, { id: applicationId, document, status: stored.status });
  const body = { from: [...old], to: fileIds };
  await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'documentsMade', body });
  await reconcileConditions(container, tx, { id: applicationId, document });
  return { kind: 'made', fileIds };
};
