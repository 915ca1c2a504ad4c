import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { accounts, applications, recordHolds } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

type RecordsOf = { id: string; isHeld: boolean; accountEndedOn: Day | null };

/** The loan with this number, locked until the transaction ends. */
export const lockByLoanNumber = async (tx: Tx, loanNumber: number): Promise<RecordsOf | null> => {
  const [row] = await tx
    .select({
      id: applications.id,
      isHeld: applications.legalHold,
      accountEndedOn: applications.accountEndedOn,
    })
    .from(applications)
    .where(eq(applications.loanNumber, loanNumber))
    .for('update');
  return row ?? null;
};

type Held = { applicationId: string; reason: string; by: string };

export const holdRecords = async (tx: Tx, { applicationId, reason, by }: Held): Promise<void> => {
  await tx
    .insert(recordHolds)
    .values({ applicationId, reason: sealText(tx.ring, reason), setBy: by, setAt: tx.clock.began() });
  await tx.update(applications).set({ legalHold: true }).where(eq(applications.id, applicationId));
};

export const liftHold = async (tx: Tx, { applicationId, reason, by }: Held): Promise<void> => {
  await tx
    .update(recordHolds)
    .set({ liftReason: sealText(tx.ring, reason), liftedBy: by, liftedAt: tx.clock.began() })
    .where(and(eq(recordHolds.applicationId, applicationId), isNull(recordHolds.liftedAt)));
  await tx.update(applications).set({ legalHold: false }).where(eq(applications.id, applicationId));
};

export const endAccount = async (tx: Tx, { applicationId, on }: { applicationId: string; on: Day }): Promise<void> => {
  await tx.update(applications).set({ accountEndedOn: on }).where(eq(applications.id, applicationId));
};

/** One page of the loans on hold, by number. A hold from before reasons were asked for has none. */
export const heldRecords = async (db: Reader, { after, limit }: { after: number; limit: number }) =>
  db
    .select({
      loanNumber: applications.loanNumber,
      reason: recordHolds.reason,
      since: recordHolds.setAt,
      by: sql<string | null>`nullif(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}), '')`,
    })
    .from(applications)
    .leftJoin(recordHolds, and(eq(recordHolds.applicationId, applications.id), isNull(recordHolds.liftedAt)))
    .leftJoin(accounts, eq(accounts.id, recordHolds.setBy))
    .where(and(eq(applications.legalHold, true), gt(applications.loanNumber, after)))
    .orderBy(asc(applications.loanNumber))
    .limit(limit);
