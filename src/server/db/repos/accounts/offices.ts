import { eq } from 'drizzle-orm';
import type { Reader } from '#server/db/connect.ts';
import { accounts, applications, branches, companies } from '#server/db/schema/index.ts';

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

/** The work address of the loan's assignee; null while unassigned. */
export const assigneeEmailOf = async (db: Reader, applicationId: string): Promise<string | null> => {
  const [row] = await db
    .select({ email: accounts.email })
    .from(applications)
    .innerJoin(accounts, eq(accounts.id, applications.assignedTo))
    .where(eq(applications.id, applicationId));
  return row?.email ?? null;
};

export const companyName = async (db: Reader, id: string): Promise<string | null> => {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));
  return row?.name ?? null;
};

export const companyOfBranch = async (db: Reader, id: string): Promise<string | null> => {
  const [row] = await db.select({ companyId: branches.companyId }).from(branches).where(eq(branches.id, id));
  return row?.companyId ?? null;
};
