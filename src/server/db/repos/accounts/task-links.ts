import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { taskLinks } from '#server/db/schema/index.ts';
import { tokenHash } from './sessions.ts';

export type TaskLink = typeof taskLinks.$inferSelect;
export type Task = TaskLink['task'];

export const addTaskLink = async (
  db: Db,
  {
    token,
    days,
    ...row
  }: Pick<TaskLink, 'applicationId' | 'task' | 'subject' | 'recipient'> & {
    token: string;
    days: number;
  },
): Promise<void> => {
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  await db.insert(taskLinks).values({ ...row, tokenHash: tokenHash(token), expiresAt });
};

const isUsable = (token: string, task: Task) =>
  and(
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
    .select({ subject: taskLinks.subject, recipient: taskLinks.recipient })
    .from(taskLinks)
    .where(and(eq(taskLinks.applicationId, applicationId), eq(taskLinks.task, task)))
    .orderBy(desc(taskLinks.createdAt));
