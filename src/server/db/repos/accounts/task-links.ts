import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { applicationPeople, sessions, taskLinks } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { tokenHash } from './sessions.ts';

export type TaskLink = typeof taskLinks.$inferSelect;
export type Task = TaskLink['task'];

/** The applicant who makes a link, and the session they do it in. */
export type LinkMaker = { accountId: string; sessionId: string };

export const addTaskLink = async (
  db: Db,
  {
    token,
    days,
    maker,
    recipient,
    ...row
  }: Pick<TaskLink, 'applicationId' | 'task' | 'subject' | 'recipient'> & {
    token: string;
    days: number;
    /** Null for a link the lender itself sends. */
    maker: LinkMaker | null;
  },
): Promise<void> => {
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  await db.insert(taskLinks).values({
    ...row,
    ...maker,
    recipient: recipient === null ? null : sealText(db.ring, recipient),
    tokenHash: tokenHash(token),
    expiresAt,
  });
};

/** The maker is still on the application, and in the place an upload link is for. */
const makerHasPlace = sql`exists (
  SELECT 1 FROM ${applicationPeople} WHERE ${applicationPeople.applicationId} = ${taskLinks.applicationId}
    AND ${applicationPeople.accountId} = ${taskLinks.accountId}
    AND (${taskLinks.task} <> 'upload' OR ${applicationPeople.person} = ${taskLinks.subject}))`;

/** A third party may answer after the applicant signed out, but not after that session was ended as unwanted. */
const makersSessionEnded = sql`exists (
  SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${taskLinks.sessionId} AND ${sessions.revokedAt} IS NOT NULL
    AND (${taskLinks.task} = 'upload' OR NOT ${sessions.isSignedOut}))`;

const isUsable = (token: string, task: Task) =>
  and(
    or(makerHasPlace, and(isNull(taskLinks.accountId), sql`${taskLinks.task} <> 'upload'`)),
    sql`NOT ${makersSessionEnded}`,
    eq(taskLinks.tokenHash, tokenHash(token)),
    eq(taskLinks.task, task),
    isNull(taskLinks.usedAt),
    sql`${taskLinks.expiresAt} > now()`,
  );

/** Null for a link that is unknown, used up or expired: the caller cannot tell which. */
export const findTaskLink = async (
  db: Reader,
  { token, task }: { token: string; task: Task },
): Promise<TaskLink | null> => {
  const [row] = await db.select().from(taskLinks).where(isUsable(token, task));
  return row ?? null;
};

/** True for the one caller that used up the link. */
export const spendTaskLink = async (tx: Tx, { token, task }: { token: string; task: Task }): Promise<boolean> => {
  const spent = await tx.update(taskLinks).set({ usedAt: sql`now()` }).where(isUsable(token, task));
  return spent.rowCount === 1;
};

/** A link mailed by mistake no longer opens anything. */
export const endTaskLinks = async (
  tx: Tx,
  { applicationId, task, subject }: Pick<TaskLink, 'applicationId' | 'task' | 'subject'>,
): Promise<void> => {
  await tx
    .update(taskLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(taskLinks.applicationId, applicationId),
        eq(taskLinks.task, task),
        eq(taskLinks.subject, subject),
        isNull(taskLinks.usedAt),
      ),
    );
};

/** Newest first. */
export const taskLinksOf = (db: Reader, { applicationId, task }: { applicationId: string; task: Task }) =>
  db
    .select({
      subject: taskLinks.subject,
      recipient: taskLinks.recipient,
      createdAt: taskLinks.createdAt,
      expiresAt: taskLinks.expiresAt,
    })
    .from(taskLinks)
    .where(and(eq(taskLinks.applicationId, applicationId), eq(taskLinks.task, task)))
    .orderBy(desc(taskLinks.createdAt));
