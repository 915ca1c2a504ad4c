import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { mailDeliveries, mailOptOuts, textRefusals } from '#server/db/schema/index.ts';
import { lookupHash, lookupHashes } from '#server/db/sealed/lookup-hash.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

export type OptOutKind = typeof mailOptOuts.$inferSelect.kind;

/** True for the first only; a second one waits until the first has committed or rolled back. */
export const claimDelivery = async (tx: Tx, deliveryKey: string): Promise<boolean> => {
  const claimed = await tx.insert(mailDeliveries).values({ deliveryKey }).onConflictDoNothing().returning();
  return claimed.length > 0;
};

export const hasDelivery = async (db: Reader, deliveryKey: string): Promise<boolean> =>
  (await db.$count(mailDeliveries, eq(mailDeliveries.deliveryKey, deliveryKey))) > 0;

const isOptOut = ({ ring }: Reader, { email, kind }: { email: string; kind: OptOutKind }) =>
  and(inArray(mailOptOuts.emailHash, lookupHashes(ring, 'email', email)), eq(mailOptOuts.kind, kind));

export const addOptOut = async (db: Db, { email, kind }: { email: string; kind: OptOutKind }): Promise<void> => {
  await db
    .insert(mailOptOuts)
    .values({ email: sealText(db.ring, email), emailHash: lookupHash(db.ring, 'email', email), kind })
    .onConflictDoNothing();
};

export const hasOptedOut = async (
  db: Reader,
  { email, kind }: { email: string; kind: OptOutKind },
): Promise<boolean> => {
  const [row] = await db.select({ kind: mailOptOuts.kind }).from(mailOptOuts).where(isOptOut(db, { email, kind }));
  return row !== undefined;
};

export const dropOptOut = async (db: Tx, { email, kind }: { email: string; kind: OptOutKind }): Promise<void> => {
  await db.delete(mailOptOuts).where(isOptOut(db, { email, kind }));
};

export const refuseTexts = async (db: Tx, phone: string): Promise<void> => {
  await db
    .insert(textRefusals)
    .values({ phone: sealText(db.ring, phone), phoneHash: lookupHash(db.ring, 'phone', phone) })
    .onConflictDoNothing();
};

/** The owner of the number wants texts again. */
export const acceptTexts = async (db: Tx, phone: string): Promise<void> => {
  await db.delete(textRefusals).where(inArray(textRefusals.phoneHash, lookupHashes(db.ring, 'phone', phone)));
};

export const refusesTexts = async (db: Reader, phone: string): Promise<boolean> => {
  const rows = await db
    .select({ at: textRefusals.at })
    .from(textRefusals)
    .where(inArray(textRefusals.phoneHash, lookupHashes(db.ring, 'phone', phone)));
  return rows.length > 0;
};
