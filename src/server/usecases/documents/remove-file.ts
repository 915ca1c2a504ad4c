import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findFile, retireFile } from '#server/db/repos/loan/files.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { isSentIn } from '../shared/list-files.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { Writer } from '../shared/writer.ts';

export type RemoveOutcome = { kind: 'removed' } | { kind: 'reviewed' };

/**
 * Takes back a file sent by mistake, until it was reviewed. It no longer counts and nobody is shown it; like everything received
 * with an application, it is kept for the record (12 CFR 1002.12(b)).
 */
export const removeFile = async (
  container: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
  fileId: string,
): Promise<RemoveOutcome> =>
  container.database.transact(async (tx): Promise<RemoveOutcome> => {
    const stored = await lockApplication(tx, applicationId);
    const file = await findFile(tx, fileId);
    const isOwn = file?.applicationId === applicationId && file.person === person && isSentIn(file);
    if (!stored || !file || !isOwn || file.retiredAt !== null) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const upload = stored.document.uploads.find(({ id }) => id === fileId);
    if (upload && upload.state !== 'received') return { kind: 'reviewed' };
    await retireFile(tx, fileId);
    const uploads = stored.document.uploads.filter(({ id }) => id !== fileId);
    const document = { ...stored.document, uploads };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    const body = { id: fileId, documentType: file.documentType, name: file.name };
    await appendEvent(tx, { applicationId, actor: person, kind: 'fileRemoved', body });
    await reconcileConditions(container, tx, { id: applicationId, document });
    return { kind: 'removed' };
  });
