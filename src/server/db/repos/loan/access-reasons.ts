import { and, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { accessReasons } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

type At = { sessionId: string; applicationId: string };

export const hasAccessReason = async (db: Reader, { sessionId, applicationId }: At): Promise<boolean> => {
  const rows = await db
    .select({ sessionId: accessReasons.sessionId })
    .from(accessReasons)
    .where(and(eq(accessReasons.sessionId, sessionId), eq(accessReasons.applicationId, applicationId)));
  return rows.length > 0;
};

export const saveAccessReason = async (tx: Tx, { reason: given, ...at }: At & { reason: string }): Promise<void> => {
  const reason = sealText(tx.ring, given);
  await tx
    .insert(accessReasons)
    .values({ ...at, reason })
    .onConflictDoUpdate({
      target: [accessReasons.sessionId, accessReasons.applicationId],
      set: { reason },
    });
};
