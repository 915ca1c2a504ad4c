import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { hasAccessReason } from '#server/db/repos/loan/access-reasons.ts';
import { type FileRow, findFile } from '#server/db/repos/loan/files.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export type Reading = { staff: LoanStaff<'seeDocuments'>; sessionId: string; fileId: string };

/** A file of this loan whose contents this session may read: checked for malware, and with a reason given. */
export const reviewedFile = async (
  { database: { db } }: Container,
  { staff: { applicationId }, sessionId, fileId }: Reading,
): Promise<FileRow> => {
  const row = await findFile(db, fileId);
  if (row?.applicationId !== applicationId || row.state !== 'clean') throw new AppError('notFound');
  if (!(await hasAccessReason(db, { sessionId, applicationId }))) throw new AppError('notAllowed');
  return row;
};
