import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Transact } from '#server/db/connect.ts';
import { type KeyRing, open, reseal, sealedPrefix } from '#server/db/key-ring.ts';
import { accounts, enrollments } from '#server/db/schema/index.ts';

/** The context a TOTP secret is bound to. */
export const totpContext = (accountId: string): string => `totp/${accountId}`;

/** Whether the keys are those the database was filled with, judging by one of its secrets. */
export const areKeysRight = async (db: Db, ring: KeyRing): Promise<boolean> => {
  const [row] = await db
    .select({ id: accounts.id, totpSecret: accounts.totpSecret })
    .from(accounts)
    .where(isNotNull(accounts.totpSecret))
    .limit(1);
  if (!row?.totpSecret) return true;
  try {
    open(ring, row.totpSecret, totpContext(row.id));
    return true;
  } catch {
    return false;
  }
};

/** Reseals the sign-in secrets of staff and of invited staff under the current key; safe to stop and repeat. */
export const rotateTotpSecrets = async (transact: Transact, ring: KeyRing): Promise<number> => {
  const prefix = sealedPrefix(ring);
  const isOld = (column: typeof accounts.totpSecret | typeof enrollments.totpSecret) =>
    sql`substring(${column} from 1 for ${prefix.length}) <> ${prefix}`;
  return transact(async (tx) => {
    const staff = await tx
      .select({ id: accounts.id, totpSecret: accounts.totpSecret })
      .from(accounts)
      .where(isOld(accounts.totpSecret))
      .for('update');
    for (const { id, totpSecret } of staff)
      if (totpSecret)
        await tx
          .update(accounts)
          .set({ totpSecret: reseal(ring, totpSecret, totpContext(id)) })
          .where(eq(accounts.id, id));
    const invited = await tx.select().from(enrollments).where(isOld(enrollments.totpSecret)).for('update');
    for (const { tokenHash, accountId, totpSecret } of invited)
      await tx
        .update(enrollments)
        .set({ totpSecret: reseal(ring, totpSecret, totpContext(accountId)) })
        .where(eq(enrollments.tokenHash, tokenHash));
    return staff.length + invited.length;
  });
};
