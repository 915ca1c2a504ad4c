import { eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { applications } from '#server/db/schema/index.ts';
import { touchLoan } from '#server/db/touched.ts';

type LoanOffice = {
  companyId: string | null;
  branchId: string | null;
  assignedTo: string | null;
  broughtBy: string | null;
};
type Assigning = { loanId: string; from: string | null; to: string | null; isReached: (place: LoanOffice) => boolean };

export const assigneeOf = async (db: Reader, loanId: string): Promise<string | null> => {
  const { id, assignedTo } = applications;
  const [row] = await db.select({ assignedTo }).from(applications).where(eq(id, loanId));
  return row?.assignedTo ?? null;
};

/** Locks the loan, so that its reach and assignee are current when it is assigned. */
export const assignLoan = async (
  tx: Tx,
  { loanId, from, to, isReached }: Assigning,
): Promise<'assigned' | 'asBefore' | 'changed' | 'notReached'> => {
  const { companyId, branchId, assignedTo, broughtBy } = applications;
  const [place] = await tx
    .select({ companyId, branchId, assignedTo, broughtBy })
    .from(applications)
    .where(eq(applications.id, loanId))
    .for('update');
  if (!place || !isReached(place)) return 'notReached';
  if (place.assignedTo !== from) return 'changed';
  if (from === to) return 'asBefore';
  await tx
    .update(applications)
    .set({ assignedTo: to, version: sql`${applications.version} + 1` })
    .where(eq(applications.id, loanId));
  touchLoan(tx, loanId);
  return 'assigned';
};
