import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Person } from '#entities/person.ts';
import type { DbOrTx, Tx } from '../connect.ts';
import { loanMessages } from '../schema/index.ts';

type With = { applicationId: string; person: Person };
const isWith = ({ applicationId, person }: With) =>
  and(eq(loanMessages.applicationId, applicationId), eq(loanMessages.person, person));

export const addLoanMessage = async (
  tx: Tx,
  row: With & { staffId: string | null; staffName: string | null; body: string },
): Promise<string> => {
  const [added] = await tx.insert(loanMessages).values(row).returning({ id: loanMessages.id });
  if (!added) throw new Error('The message was not stored.');
  return added.id;
};

export const loanMessagesOf = (db: DbOrTx, at: With) =>
  db.select().from(loanMessages).where(isWith(at)).orderBy(asc(loanMessages.sentAt));

/** What staff wrote counts as read once its reader has had it on the screen. */
export const markMessagesRead = async (db: DbOrTx, at: With): Promise<void> => {
  await db
    .update(loanMessages)
    .set({ readAt: sql`now()` })
    .where(and(isWith(at), isNotNull(loanMessages.staffId), isNull(loanMessages.readAt)));
};
