import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { verifications } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

export type VerificationRow = typeof verifications.$inferSelect;

/** Oldest first. */
export const verificationsOf = (db: Reader, applicationId: string): Promise<VerificationRow[]> =>
  db
    .select()
    .from(verifications)
    .where(eq(verifications.applicationId, applicationId))
    .orderBy(asc(verifications.verifiedAt));

export const addVerification = async (tx: Tx, row: Omit<VerificationRow, 'id' | 'verifiedAt'>): Promise<void> => {
  await tx.insert(verifications).values({ ...row, note: sealText(tx.ring, row.note), verifiedAt: tx.clock.began() });
  touchLoan(tx, row.applicationId);
};
