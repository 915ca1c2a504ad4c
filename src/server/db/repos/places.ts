import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../connect.ts';
import { applications } from '../schema/index.ts';

export const placeOf = async (db: DbOrTx, applicationId: string) => {
  const [row] = await db
    .select({
      companyId: applications.companyId,
      branchId: applications.branchId,
      assignedTo: applications.assignedTo,
      broughtBy: applications.broughtBy,
    })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row ?? null;
};
