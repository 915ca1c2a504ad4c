import type { FileRefusal } from '#entities/contract/stored-file.ts';
import type { LenderFileAbout } from '#entities/facts/lender-file.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addFile } from '#server/db/repos/loan/files.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { keepSentFile } from './keep-sent-file.ts';

export type LenderFileOutcome = { kind: 'stored'; fileId: string } | { kind: 'refused'; reason: FileRefusal };
type Sent = { about: LenderFileAbout; name: string; body: AsyncIterable<Uint8Array> };

/** Staff add the paper a fact was read from: checked and sealed like every file, and never among the applicant's uploads. */
export const storeLenderFile = async (
  container: Container,
  { accountId, applicationId }: LoanStaff<'workLoan' | 'close'>,
  { about, name, body }: Sent,
): Promise<LenderFileOutcome> => {
  const content = { name, documentType: 'lender', propertyId: null, subjectId: about } as const;
  const kept = await keepSentFile(
    container,
    { applicationId, person: 'borrower' },
    {
      content,
      body,
      enter: (row) =>
        container.database.transact(async (tx) => {
          const stored = await lockApplication(tx, applicationId);
          if (!stored) throw new AppError('notFound');
          await requireOpenLoan(tx, stored);
          const added = await addFile(tx, row);
          if (!added) return null;
          const { id, name: kept, size, sha256 } = row;
          const told = { id, about, name: kept, size, sha256: sha256.toString('hex') };
          await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'lenderFileStored', body: told });
          if (row.state === 'quarantined') await container.jobs.enqueue(tx, 'scanFile', { fileId: id });
          return added;
        }),
    },
  );
  return kept.kind === 'refused' ? kept : { kind: 'stored', fileId: kept.row.id };
};
