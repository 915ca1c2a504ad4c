import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { closingOwners } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

export type ClosingOwner = typeof closingOwners.$inferSelect;
type At = { applicationId: string; owner: string };

export const closingOwnersOf = (db: Reader, applicationId: string): Promise<ClosingOwner[]> =>
  db
    .select()
    .from(closingOwners)
    .where(eq(closingOwners.applicationId, applicationId))
    .orderBy(asc(closingOwners.owner));

/** Existing values stay: a name or an address may be corrected, a date is never withdrawn. */
export const keepClosingOwner = async (
  tx: Tx,
  row: At & Pick<ClosingOwner, 'name' | 'email'> & Partial<ClosingOwner>,
): Promise<void> => {
  const email = row.email === null ? null : sealText(tx.ring, row.email);
  await tx
    .insert(closingOwners)
    .values({ ...row, email })
    .onConflictDoUpdate({
      target: [closingOwners.applicationId, closingOwners.owner],
      set: {
        name: row.name,
        email,
        signedOn: sql`coalesce(${closingOwners.signedOn}, excluded.signed_on)`,
        noticeDeliveredOn: sql`coalesce(${closingOwners.noticeDeliveredOn}, excluded.notice_delivered_on)`,
        disclosuresDeliveredOn: sql`coalesce(${closingOwners.disclosuresDeliveredOn}, excluded.disclosures_delivered_on)`,
      },
    });
};

type OwnWish = Partial<
  Pick<ClosingOwner, 'consentedAt' | 'consentVersion' | 'consentAddress' | 'consentAgent' | 'paperWantedAt'>
>;

/** What an owner says about how they want their documents. */
export const changeClosingOwner = async (tx: Tx, { applicationId, owner, ...wish }: At & OwnWish): Promise<void> => {
  await tx
    .update(closingOwners)
    .set(wish)
    .where(and(eq(closingOwners.applicationId, applicationId), eq(closingOwners.owner, owner)));
};

/** True the first time this owner cancels. */
export const cancelAsOwner = async (tx: Tx, { applicationId, owner, on }: At & { on: Day }): Promise<boolean> => {
  const cancelled = await tx
    .update(closingOwners)
    .set({ cancelledOn: on, cancelledAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(closingOwners.applicationId, applicationId),
        eq(closingOwners.owner, owner),
        isNull(closingOwners.cancelledOn),
      ),
    );
  return cancelled.rowCount === 1;
};
