import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addDuplicateFinding } from '#server/db/repos/pipeline/duplicates.ts';
import { type LoanStaff, requireStaff } from '../shared/require-staff.ts';

type Settling = { staff: LoanStaff<'workLoan'>; otherId: string; reason: string };

/** Staff find that two loans are of different people and homes. Kept as an event of both; who finds it reaches both. */
export const settleDuplicate = async (
  container: Container,
  { staff: { accountId, name, applicationId }, otherId, reason }: Settling,
): Promise<void> => {
  // A loan is not another than itself.
  if (otherId === applicationId) throw new AppError('invalidInput');
  await requireStaff(container, { accountId, action: 'workLoan', applicationId: otherId });
  const pair = [applicationId, otherId] as const;
  await container.database.transact(async (tx) => {
    // In one order, so that two findings never wait for each other.
    const stored = new Map<string, number>();
    for (const id of pair.toSorted()) stored.set(id, (await lockApplication(tx, id))?.loanNumber ?? 0);
    await addDuplicateFinding(tx, { loanIds: pair, reason, by: { id: accountId, name } });
    for (const [id, other] of [pair, pair.toReversed()])
      if (id !== undefined && other !== undefined)
        await appendEvent(tx, {
          applicationId: id,
          actor: { staff: accountId },
          kind: 'duplicateSettled',
          body: { loanNumber: stored.get(other) ?? 0, reason },
        });
  });
};
