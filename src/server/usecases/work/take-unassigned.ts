import type { Tx } from '#server/db/connect.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { assignLoan } from '#server/db/repos/loan/assignments.ts';

type Taken = { applicationId: string; by: string; to: { id: string; name: string } };

/** A loan without an assignee goes to the first person who works on it. */
export const takeUnassigned = async (tx: Tx, { applicationId, by, to }: Taken): Promise<boolean> => {
  const done = await assignLoan(tx, { loanId: applicationId, from: null, to: to.id, isReached: () => true });
  if (done !== 'assigned') return false;
  const body = { from: null, to: to.id, name: to.name };
  await appendEvent(tx, { applicationId, actor: { staff: by }, kind: 'loanAssigned', body });
  return true;
};
