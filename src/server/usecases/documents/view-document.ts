import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasAccessReason, saveAccessReason } from '#server/db/repos/loan/access-reasons.ts';
import { findFile } from '#server/db/repos/loan/files.ts';
import { fileLink } from '../shared/file-link.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

type Viewing = { staff: LoanStaff<'seeDocuments'>; sessionId: string };

/** The reason for viewing a loan's documents, once per loan and session. */
export const giveAccessReason = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, sessionId, reason }: Viewing & { reason: string },
): Promise<void> => {
  await container.database.transact(async (tx) => {
    await saveAccessReason(tx, { sessionId, applicationId, reason });
    await appendEvent(tx, {
      applicationId,
      actor: { staff: staffId },
      kind: 'accessReasoned',
      body: { what: 'documents', reason },
    });
  });
};

export type ViewOutcome = { kind: 'open'; url: string } | { kind: 'reasonNeeded' } | { kind: 'notChecked' };

/** The URL of one document, for this session and a few minutes; each one is logged. */
export const viewDocument = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, sessionId, fileId }: Viewing & { fileId: string },
): Promise<ViewOutcome> => {
  const { db } = container.database;
  const file = await findFile(db, fileId);
  if (file?.applicationId !== applicationId) throw new AppError('notFound');
  if (file.state !== 'clean') return { kind: 'notChecked' };
  if (!(await hasAccessReason(db, { sessionId, applicationId }))) return { kind: 'reasonNeeded' };
  const body = { fileId, name: file.name, documentType: file.documentType };
  await container.database.transact((tx) =>
    appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'documentSeen', body }),
  );
  return { kind: 'open', url: fileLink(container, { fileId, viewer: { realm: 'portal', accountId: staffId } }) };
};
