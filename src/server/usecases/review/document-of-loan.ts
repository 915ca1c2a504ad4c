import type { Upload, UploadState } from '#entities/application/upload.ts';
import { uploadsFor } from '#rules/conditions/condition-state.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { type FileRow, findFile } from '#server/db/repos/loan/files.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import type { Condition } from '../conditions/reconcile-conditions.ts';
import { isSentIn } from '../shared/list-files.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';

/** A document as the page showed it: its review, and the request it was for. */
export type SeenDocument = { fileId: string; review: UploadState; conditionKey: string | null };

/**
 * `sealed`: a document of ours, or the lender's own file, which nobody changes. `changedMeanwhile`: a colleague reviewed, moved or
 * split it since the page was loaded.
 */
export type NotWorkable = { kind: 'sealed' | 'changedMeanwhile' };

type Found = { row: FileRow & { documentType: Upload['type'] }; upload: Upload };
export type Workable = { kind: 'workable'; stored: StoredApplication; conditions: Condition[]; documents: Found[] };

export const keyOfUpload = (conditions: readonly Condition[], uploads: readonly Upload[], id: string): string | null =>
  conditions.find(({ request }) => uploadsFor(request, uploads).some((upload) => upload.id === id))?.key ?? null;

/** Documents of an open loan, locked, and still as they were shown. */
export const lockDocuments = async (
  container: Container,
  tx: Tx,
  { applicationId, seen }: { applicationId: string; seen: readonly SeenDocument[] },
): Promise<Workable | NotWorkable> => {
  const { stored, conditions } = await lockConditions(container, tx, applicationId);
  await requireOpenLoan(tx, stored);
  const { uploads } = stored.document;
  const documents: Found[] = [];
  for (const { fileId, review, conditionKey } of seen) {
    const row = await findFile(tx, fileId);
    if (row?.applicationId !== applicationId || row.state !== 'clean') throw new AppError('notFound');
    if (!isSentIn(row)) return { kind: 'sealed' };
    const upload = uploads.find(({ id }) => id === fileId);
    const isAsSeen = upload?.state === review && keyOfUpload(conditions, uploads, fileId) === conditionKey;
    if (!upload || row.retiredAt !== null || !isAsSeen) return { kind: 'changedMeanwhile' };
    documents.push({ row, upload });
  }
  return { kind: 'workable', stored, conditions, documents };
};
