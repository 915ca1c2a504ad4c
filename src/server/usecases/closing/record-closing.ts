import type { ClosingRecord } from '#entities/facts/closing-record.ts';
import { canBeRecorded } from '#rules/stage/loan-end.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { closingRecordOf, saveClosingRecord } from '#server/db/repos/closing/closing-records.ts';
import { loanStanding } from '../shared/loan-standing.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

type Recording = { staff: LoanStaff<'close'>; record: ClosingRecord; seen: Date | null };

/** Staff record what the closing agent tells. A colleague's record is not overwritten unseen. */
export const recordClosing = (
  container: Container,
  { staff: { accountId, name, applicationId }, record, seen }: Recording,
): Promise<{ kind: 'recorded' | 'changedMeanwhile' | 'inFuture' }> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    if (!canBeRecorded((await loanStanding(tx, stored)).end)) throw new AppError('loanEnded');
    const before = await closingRecordOf(tx, applicationId);
    if ((before?.at.getTime() ?? null) !== (seen?.getTime() ?? null)) return { kind: 'changedMeanwhile' };
    if (record.recordedOn !== null && record.recordedOn > container.clock.today()) return { kind: 'inFuture' };
    await saveClosingRecord(tx, { applicationId, record, by: { id: accountId, name } });
    const body = { before: before?.record ?? null, after: record };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'closingRecorded', body });
    return { kind: 'recorded' };
  });
