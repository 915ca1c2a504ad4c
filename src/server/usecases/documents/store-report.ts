import type { FileRefusal } from '#entities/contract/stored-file.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addFile, type FileRow, findSameFile, type NewFileRow } from '#server/db/repos/loan/files.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { takeInFile } from './take-in-file.ts';

export type ReportOutcome = { kind: 'stored'; fileId: string; name: string } | { kind: 'refused'; reason: FileRefusal };

type Sent = { staff: LoanStaff<'workLoan'>; name: string; body: AsyncIterable<Uint8Array> };

/** A report that staff ordered: kept with the loan, and never among what the applicants sent or see. */
export const storeReport = async (container: Container, { staff, name, body }: Sent): Promise<ReportOutcome> => {
  const { applicationId } = staff;
  const about = {
    applicationId,
    person: 'borrower',
    name,
    documentType: 'report',
    propertyId: null,
    subjectId: null,
  } as const;
  const taken = await takeInFile(container, { about, body }, (row) => keep(container, staff, row));
  return taken.kind === 'refused' ? taken : { kind: 'stored', fileId: taken.row.id, name: taken.row.name };
};

const keep = async (container: Container, staff: Sent['staff'], row: NewFileRow): Promise<FileRow> => {
  try {
    return await container.database.transact(async (tx) => {
      const stored = await lockApplication(tx, row.applicationId);
      if (!stored) throw new AppError('notFound');
      await requireOpenLoan(tx, stored);
      const kept = (await addFile(tx, row)) ?? (await findSameFile(tx, row));
      if (!kept) throw new AppError('unavailable');
      if (kept.id !== row.id) return kept;
      const { id, name, size } = row;
      const body = { id, name, size, sha256: row.sha256.toString('hex') };
      await appendEvent(tx, { applicationId: stored.id, actor: { staff: staff.accountId }, kind: 'reportFiled', body });
      await saveApplication(tx, stored);
      if (row.state === 'quarantined') await container.jobs.enqueue(tx, 'scanFile', { fileId: id });
      return kept;
    });
  } catch (error) {
    await container.files.remove(row.storageKey);
    throw error;
  }
};
