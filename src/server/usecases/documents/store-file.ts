import type { Actor } from '#entities/contract/actor.ts';
import type { FileRefusal, StoredFile } from '#entities/contract/stored-file.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { IdSide, IdSubtype } from '#entities/values/id-document.ts';
import { withUpload } from '#rules/documents/with-upload.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addFile, type FileRow, type NewFileRow } from '#server/db/repos/loan/files.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { isSentIn, toStoredFile } from '../shared/list-files.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { Writer } from '../shared/writer.ts';
import { keepSentFile } from './keep-sent-file.ts';
import { meterUpload, QuotaReached, type UploadOrigin } from './meter-upload.ts';

type Owner = Pick<Writer, 'applicationId' | 'person'>;
export type FilePurpose = {
  name: string;
  documentType: DocumentType;
  propertyId: string | null;
  subjectId?: string | null;
  idSubtype: IdSubtype | null;
  idSide: IdSide | null;
};
export type StoreOutcome = { kind: 'stored'; file: StoredFile } | { kind: 'refused'; reason: FileRefusal };
type TakenIn =
  | Exclude<StoreOutcome, { kind: 'stored' }>
  | (Extract<StoreOutcome, { kind: 'stored' }> & { isNew: boolean });
/** `origin`: who sent it from where; null for the product's own. */
type Sent = {
  purpose: FilePurpose;
  body: AsyncIterable<Uint8Array>;
  origin?: UploadOrigin | null;
  /** Staff who add it for its owner; else the owner sent it. */
  by?: Actor;
};
type NewFile = NewFileRow & { documentType: DocumentType };

/** Takes in a document: inspected, scanned, sealed, and added to the application's uploads. A refused file leaves nothing behind. */
export const storeFile = async (
  container: Container,
  owner: Owner,
  { purpose, body, origin = null, by = owner.person }: Sent,
): Promise<StoreOutcome> => {
  const { fileBytesStored, fileRefusals } = container.metrics;
  const outcome = await takeIn(container, owner, { purpose, body, origin, by });
  if (outcome.kind === 'refused') fileRefusals.inc({ reason: outcome.reason });
  else if (outcome.isNew) fileBytesStored.inc(outcome.file.size);
  return outcome;
};

const takeIn = async (
  container: Container,
  owner: Owner,
  { purpose, body, origin = null, by = owner.person }: Sent,
): Promise<TakenIn> => {
  const meter = await meterUpload(container, owner, origin);
  try {
    return await checkAndKeep(container, owner, { purpose, body: meter.metered(body), by });
  } catch (error) {
    if (error instanceof QuotaReached) return { kind: 'refused', reason: error.reason };
    throw error;
  } finally {
    await meter.settle();
  }
};

const checkAndKeep = async (
  container: Container,
  owner: Owner,
  { purpose, body, by = owner.person }: Sent,
): Promise<TakenIn> => {
  const { name, documentType, propertyId, subjectId = null } = purpose;
  const content = { name, documentType, propertyId, subjectId };
  const kept = await keepSentFile(container, owner, {
    content,
    body,
    enter: (row) => enter(container, row, { purpose, by }),
  });
  if (kept.kind === 'refused') return kept;
  if (!isSentIn(kept.row)) throw new AppError('unavailable');
  return { kind: 'stored', file: toStoredFile(kept.row), isNew: kept.isNew };
};

const enter = (
  container: Container,
  row: NewFile,
  { purpose, by }: { purpose: FilePurpose; by: Actor },
): Promise<FileRow | null> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, row.applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const added = await addFile(tx, row);
    if (!added) return null;
    const { id, documentType, propertyId, subjectId, person, name, size } = row;
    const upload = {
      id,
      type: documentType,
      isCoborrower: person === 'coborrower',
      propertyId,
      subjectId: subjectId ?? null,
      state: 'received' as const,
      idSubtype: purpose.idSubtype,
      idSide: purpose.idSide,
    };
    const document = { ...stored.document, uploads: withUpload(stored.document.uploads, upload) };
    await saveApplication(tx, { id: stored.id, document, status: stored.status });
    const body = { id, documentType, propertyId, subjectId, name, size, sha256: row.sha256.toString('hex') };
    await appendEvent(tx, { applicationId: stored.id, actor: by, kind: 'fileStored', body });
    await reconcileConditions(container, tx, { id: stored.id, document });
    if (row.state === 'quarantined') await container.jobs.enqueue(tx, 'scanFile', { fileId: id });
    return added;
  });
