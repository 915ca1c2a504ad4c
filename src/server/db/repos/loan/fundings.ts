import { asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { fundingApprovals, fundings, payments } from '#server/db/schema/index.ts';
import { touchLoan } from '#server/db/touched.ts';

export type PaymentRow = typeof payments.$inferSelect;

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
};

export const approvalsOf = (db: Reader, applicationId: string) =>
  db.select().from(fundingApprovals).where(eq(fundingApprovals.applicationId, applicationId));

export const findFunding = async (db: Reader, applicationId: string) => {
  const [row] = await db.select().from(fundings).where(eq(fundings.applicationId, applicationId));
  return row ?? null;
};

/** False when already funded: there is only ever one row. */
export const addFunding = async (
  tx: Tx,
  row: { applicationId: string; fundedOn: Day; totalCents: number },
): Promise<boolean> => {
  const added = await tx
    .insert(fundings)
    .values({ ...row, fundedAt: tx.clock.began() })
    .onConflictDoNothing()
    .returning({ applicationId: fundings.applicationId });
  touchLoan(tx, row.applicationId);
  return added.length > 0;
};

export const addPayment = async (tx: Tx, row: Omit<PaymentRow, 'id'>): Promise<void> => {
  await tx.insert(payments).values(row);
};

export const paymentsOf = (db: Reader, applicationId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.applicationId, applicationId)).orderBy(asc(payments.kind));

export const fundedTotal = async (db: Reader): Promise<{ loans: number; cents: number }> => {
  const [row] = await db
    .select({ loans: sql<number>`count(*)::int`, cents: sql<number>`coalesce(sum(${fundings.totalCents}), 0)::float8` })
    .from(fundings);
  return row ?? { loans: 0, cents: 0 };
};
