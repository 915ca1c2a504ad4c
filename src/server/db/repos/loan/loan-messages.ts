import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { loanMessages } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchThreads } from '#server/db/touched.ts';

type With = { applicationId: string; person: Person };
const isWith = ({ applicationId, person }: With) =>
  and(eq(loanMessages.applicationId, applicationId), eq(loanMessages.person, person), isNull(loanMessages.retiredAt));

export const addLoanMessage = async (
  tx: Tx,
  row: With & { staffId: string | null; staffName: string | null; body: string },
): Promise<string> => {
  const [added] = await tx
    .insert(loanMessages)
    .values({ ...row, body: sealText(tx.ring, row.body), sentAt: tx.clock.now() })
    .returning({ id: loanMessages.id });
  if (!added) throw new Error('The message was not stored.');
  touchThreads(tx, row.applicationId);
  return added.id;
};

export const loanMessagesOf = (db: Reader, at: With) =>
  db.select().from(loanMessages).where(isWith(at)).orderBy(asc(loanMessages.sentAt));

/** Staff's messages count as read once shown on the reader's screen. */
export const markMessagesRead = async (tx: Tx, at: With): Promise<void> => {
  await tx
    .update(loanMessages)
    .set({ readAt: sql`now()` })
    .where(and(isWith(at), isNotNull(loanMessages.staffId), isNull(loanMessages.readAt)));
  touchThreads(tx, at.applicationId);
};

const fromPeople = (applicationId: string) =>
  and(
    eq(loanMessages.applicationId, applicationId),
    isNull(loanMessages.staffId),
    isNull(loanMessages.readAt),
    isNull(loanMessages.retiredAt),
  );

/** Everything the applicants wrote, newest first. */
export const messagesFromPeople = (db: Reader, applicationId: string) =>
  db
    .select({ id: loanMessages.id, body: loanMessages.body, sentAt: loanMessages.sentAt })
    .from(loanMessages)
    .where(
      and(eq(loanMessages.applicationId, applicationId), isNull(loanMessages.staffId), isNull(loanMessages.retiredAt)),
    )
    .orderBy(desc(loanMessages.sentAt));

/** Applicant messages not yet shown on any staff member's screen. */
export const unreadFromPeople = async (db: Reader, applicationId: string): Promise<number> => {
  const [row] = await db.select({ unread: count() }).from(loanMessages).where(fromPeople(applicationId));
  return row?.unread ?? 0;
};

/** The first unread message: it stands for all until they are read. */
export const firstUnreadFromPeople = async (db: Reader, applicationId: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: loanMessages.id })
    .from(loanMessages)
    .where(fromPeople(applicationId))
    .orderBy(asc(loanMessages.sentAt), asc(loanMessages.id))
    .limit(1);
  return row?.id ?? null;
};

export const markReadByStaff = async (tx: Tx, { applicationId, person }: With): Promise<void> => {
  await tx
    .update(loanMessages)
    .set({ readAt: sql`now()` })
    .where(and(fromPeople(applicationId), eq(loanMessages.person, person)));
  touchThreads(tx, applicationId);
};
