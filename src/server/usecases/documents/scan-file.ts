import { Readable } from 'node:stream';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { type FileRow, findFile, settleFile } from '#server/db/repos/loan/files.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { readStored } from './open-file.ts';

/** The deferred scan. Repeating it changes nothing: a file leaves quarantine once. */
export const scanFile = async (container: Container, fileId: string): Promise<void> => {
  const row = await findFile(container.database.db, fileId);
  if (row?.state !== 'quarantined') return;
  const content = Readable.from(readStored(container, row).bytes({ start: 0, end: row.size - 1 }));
  const { kind } = await container.malwareScan.scan(content).catch((cause: unknown) => {
    throw new AppError('unavailable', { cause });
  });
  await container.database.transact(async (tx) => {
    if (!(await settleFile(tx, { id: fileId, state: kind === 'clean' ? 'clean' : 'refused' })) || kind === 'clean')
      return;
    await withdrawUpload(container, tx, row);
    await container.jobs.enqueue(tx, 'removeStoredFile', { storageKey: row.storageKey });
  });
};

const withdrawUpload = async (container: Container, tx: Tx, { id, applicationId }: FileRow): Promise<void> => {
  const stored = await lockApplication(tx, applicationId);
  if (!stored) return;
  const uploads = stored.document.uploads.map((upload) =>
    upload.id === id ? { ...upload, state: 'notAccepted' as const } : upload,
  );
  const document = { ...stored.document, uploads };
  await saveApplication(tx, { id: applicationId, document, status: stored.status });
  await reconcileConditions(container, tx, { id: applicationId, document });
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'fileRefused', body: { id, reason: 'malware' } });
};
