import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { applicationPeople, leadLinks } from '#server/db/schema/index.ts';
import { tokenHash } from '../accounts/sessions.ts';

type NewLink = { token: string; applicationId: string; partner: string; days: number };

export const addLeadLink = async (tx: Tx, { token, applicationId, partner, days }: NewLink): Promise<Date> => {
  const [row] = await tx
    .insert(leadLinks)
    .values({
      tokenHash: tokenHash(token),
      applicationId,
      partner,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ expiresAt: leadLinks.expiresAt });
  if (!row) throw new Error('The link was not stored.');
  return row.expiresAt;
};

export const findLeadLink = async (db: Reader, token: string) => {
  const [row] = await db
    .select({
      applicationId: leadLinks.applicationId,
      partner: leadLinks.partner,
      accountId: applicationPeople.accountId,
      isUsed: sql<boolean>`${leadLinks.usedAt} IS NOT NULL`,
      isExpired: sql<boolean>`${leadLinks.expiresAt} <= now()`,
    })
    .from(leadLinks)
    .innerJoin(
      applicationPeople,
      and(eq(applicationPeople.applicationId, leadLinks.applicationId), eq(applicationPeople.person, 'borrower')),
    )
    .where(eq(leadLinks.tokenHash, tokenHash(token)));
  return row ?? null;
};

/** True for the one caller that used up the link. */
export const spendLeadLink = async (tx: Tx, token: string): Promise<boolean> => {
  const used = await tx
    .update(leadLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(leadLinks.tokenHash, tokenHash(token)), isNull(leadLinks.usedAt), sql`${leadLinks.expiresAt} > now()`),
    );
  return used.rowCount === 1;
};

/** A new invitation replaces the earlier ones. */
export const endLeadLinks = async (tx: Tx, applicationId: string): Promise<void> => {
  await tx
    .update(leadLinks)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(leadLinks.applicationId, applicationId), isNull(leadLinks.usedAt)));
};
