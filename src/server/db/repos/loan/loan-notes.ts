import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { loanNotes } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

type NoteRow = typeof loanNotes.$inferSelect;

export const addLoanNote = async (
  tx: Tx,
  row: Pick<NoteRow, 'applicationId' | 'staffId' | 'staffName' | 'body' | 'mentioned'>,
): Promise<string> => {
  const [added] = await tx
    .insert(loanNotes)
    .values({ ...row, body: sealText(tx.ring, row.body) })
    .returning({ id: loanNotes.id });
  if (!added) throw new Error('The note was not stored.');
  return added.id;
};

export const loanNotesOf = (db: Reader, applicationId: string): Promise<NoteRow[]> =>
  db.select().from(loanNotes).where(eq(loanNotes.applicationId, applicationId)).orderBy(asc(loanNotes.writtenAt));
