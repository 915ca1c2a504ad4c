import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { fundingApprovals, fundings } from '#server/db/schema/index.ts';
import { touchLoan } from '#server/db/touched.ts';

/** A member of staff approves once; approving other payments replaces their earlier approval. */
export const keepApproval = async (
  tx: Tx,
  row: { applicationId: string; accountId: string; planHash: Buffer },
): Promise<void> => {
  const agreedAt = tx.clock.began();
  await tx
    .insert(fundingApprovals)
    .values({ ...row, agreedAt })
    .onConflictDoUpdate({
      target: [fundingApprovals.applicationId, fundingApprovals.accountId],
      set: { planHash: row.planHash, agreedAt },
    });
  touchLoan(tx, row.applicationId);
};

export const approvalsOf = (db: Reader, applicationId: string) =>
  db.select().from(fundingApprovals).where(eq(fundingApprovals.applicationId, applicationId));

/** A loan whose payments were released; funded once they have all settled. */
export const findFunding = async (db: Reader, applicationId: string) => {
  const [row] = await db.select().from(fundings).where(eq(fundings.applicationId, applicationId));
  return row ?? null;
};

/** False when already released: there is only ever one row. */
export const addFunding = async (
  tx: Tx,
  row: { applicationId: string; releasedOn: Day; totalCents: number },
): Promise<boolean> => {
  const added = await tx
    .insert(fundings)
    .values({ ...row, releasedAt: tx.clock.began() })
    .onConflictDoNothing()
    .returning({ applicationId: fundings.applicationId });
  touchLoan(tx, row.applicationId);
  return added.length > 0;
};

export const keepFundedOn = async (
  tx: Tx,
  { applicationId, fundedOn }: { applicationId: string; fundedOn: Day | null },
): Promise<void> => {
  await tx.update(fundings).set({ fundedOn }).where(eq(fundings.applicationId, applicationId));
  touchLoan(tx, applicationId);
};

export const fundedTotal = async (db: Reader): Promise<{ loans: number; cents: number }> => {
  const [row] = await db
    .select({ loans: sql<number>`count(*)::int`, cents: sql<number>`coalesce(sum(${fundings.totalCents}), 0)::float8` })
    .from(fundings)
    .where(isNotNull(fundings.fundedOn));
  return row ?? { loans: 0, cents: 0 };
};
