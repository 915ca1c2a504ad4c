import { and, eq, isNull } from 'drizzle-orm';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { paperReceipts } from '#server/db/schema/index.ts';

type Owner = { applicationId: string; person: Person };

/** True unless the same applicant had already received the same version. */
export const addReceipt = async (
  tx: Tx,
  receipt: Owner & { paper: string; version: string; address: string | null },
): Promise<boolean> => {
  const added = await tx
    .insert(paperReceipts)
    .values({ ...receipt, receivedAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
};

export const receiptsOf = (db: Reader, { applicationId, person }: Owner) =>
  db
    .select()
    .from(paperReceipts)
    .where(
      and(
        eq(paperReceipts.applicationId, applicationId),
        eq(paperReceipts.person, person),
        isNull(paperReceipts.retiredAt),
      ),
    )
    .orderBy(paperReceipts.receivedAt);
