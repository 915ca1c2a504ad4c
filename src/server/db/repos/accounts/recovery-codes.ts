import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { recoveryCodes } from '#server/db/schema/index.ts';

/** New codes replace all earlier ones. */
export const replaceRecoveryCodes = async (tx: Tx, accountId: string, hashes: readonly Buffer[]): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
};

/** True for the one caller that used it up. */
export const spendRecoveryCode = async (db: Db, accountId: string, codeHash: Buffer): Promise<boolean> => {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    );
  return used.rowCount === 1;
};

export const countRecoveryCodes = (db: Reader, accountId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
