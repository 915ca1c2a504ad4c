import { fullName } from '#entities/text/full-name.ts';
import type { Reader } from '#server/db/connect.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';

/** The loan's assignee; null while unassigned. */
export const loanAssignee = async (db: Reader, applicationId: string): Promise<{ id: string; name: string } | null> => {
  const place = await officeOf(db, applicationId);
  const assignee = place?.assignedTo ? await findAccount(db, place.assignedTo) : null;
  return assignee && { id: assignee.id, name: fullName(assignee) };
};
