import type { Dollars } from '#entities/values/money.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import { requireStaff } from '../shared/require-staff.ts';

/** Staff records the liability coverage per occurrence they read in the association's policy. */
export const recordMasterPolicy = async (
  container: Container,
  { applicationId, staffId, liability }: { applicationId: string; staffId: string; liability: Dollars },
): Promise<void> => {
  await requireStaff(container, { accountId: staffId, action: 'workLoan', applicationId });
  await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    if (stored.document.masterPolicyLiability === liability) return;
    const document = { ...stored.document, masterPolicyLiability: liability };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    const body = { liability, before: stored.document.masterPolicyLiability };
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'masterPolicyRecorded', body });
  });
};
