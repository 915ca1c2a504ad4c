import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { type Invitation, invitations } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { tokenHash } from '../accounts/sessions.ts';

export type Invited = Pick<Invitation, 'applicationId' | 'email' | 'firstName' | 'lastName'>;

/** The link still leads somewhere: to joining, or to a no that can be taken back. */
const isLive = () =>
  and(isNull(invitations.usedAt), isNull(invitations.revokedAt), sql`${invitations.expiresAt} > now()`);
const isOpen = () => and(isLive(), isNull(invitations.declinedAt));

/** Only the hash is stored: reading the table does not give a usable link. */
export const addInvitation = async (
  db: Tx,
  { token, days, ...invited }: Invited & { token: string; days: number },
): Promise<Date> => {
  const [row] = await db
    .insert(invitations)
    .values({
      ...invited,
      email: sealText(db.ring, invited.email),
      tokenHash: tokenHash(token),
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning({ expiresAt: invitations.expiresAt });
  if (!row) throw new Error('The invitation was not stored.');
  return row.expiresAt;
};

/** A valid invitation, declined or not. */
export const findInvitation = async (db: Reader, token: string): Promise<Invitation | null> => {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash(token)), isLive()));
  return row ?? null;
};

/** True for the one caller that used up the link. */
export const spendInvitation = async (db: Tx, token: string): Promise<boolean> => {
  const used = await db
    .update(invitations)
    .set({ usedAt: sql`now()` })
    .where(and(eq(invitations.tokenHash, tokenHash(token)), isOpen()));
  return used.rowCount === 1;
};

/** True where it changed something: pressing twice declines once. */
export const answerInvitation = async (
  db: Tx,
  { token, answer }: { token: string; answer: 'decline' | 'takeBack' },
): Promise<boolean> => {
  const isAnswered = answer === 'decline' ? isNull(invitations.declinedAt) : isNotNull(invitations.declinedAt);
  const changed = await db
    .update(invitations)
    .set({ declinedAt: answer === 'decline' ? sql`now()` : null })
    .where(and(eq(invitations.tokenHash, tokenHash(token)), isLive(), isAnswered));
  return changed.rowCount === 1;
};

/** The coborrower who joined by it has left. */
export const markInvitationLeft = async (db: Tx, applicationId: string): Promise<void> => {
  await db
    .update(invitations)
    .set({ declinedAt: sql`now()` })
    .where(and(eq(invitations.applicationId, applicationId), isNotNull(invitations.usedAt)));
};

export const revokeInvitations = async (db: Tx, applicationId: string): Promise<void> => {
  await db
    .update(invitations)
    .set({ revokedAt: sql`now()` })
    .where(
      and(eq(invitations.applicationId, applicationId), isNull(invitations.usedAt), isNull(invitations.revokedAt)),
    );
};

export const newestInvitation = async (db: Reader, applicationId: string): Promise<Invitation | null> => {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.applicationId, applicationId), isNull(invitations.revokedAt)))
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  return row ?? null;
};
