import { eq } from 'drizzle-orm';
import type { Reader } from '#server/db/connect.ts';
import { applications, branches, companies } from '#server/db/schema/index.ts';

export const officeOf = async (db: Reader, applicationId: string) => {
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

export const companyName = async (db: Reader, id: string): Promise<string | null> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return row?.name ?? null;
};

export const companyOfBranch = async (db: Reader, id: string): Promise<string | null> => {
  const [row] = await db.select({ companyId: branches.companyId }).from(branches).where(eq(branches.id, id));
  return row?.companyId ?? null;
};
