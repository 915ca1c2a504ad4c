import type { Dollars } from '#entities/values/money.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

type Recording = {
  staff: LoanStaff<'workLoan'>;
  liability: Dollars;
  /** The amount the page showed; null for none. */
  seen: Dollars | null;
};

/** Staff records the liability coverage per occurrence they read in the association's policy. */
export const recordMasterPolicy = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, liability, seen }: Recording,
): Promise<{ kind: 'recorded' | 'changedMeanwhile' }> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const { masterPolicyLiability: before } = stored.document;
    if (before === liability) return { kind: 'recorded' };
    if (before !== seen) return { kind: 'changedMeanwhile' };
    const document = { ...stored.document, masterPolicyLiability: liability };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    const body = { liability, before };
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'masterPolicyRecorded', body });
    return { kind: 'recorded' };
  });
