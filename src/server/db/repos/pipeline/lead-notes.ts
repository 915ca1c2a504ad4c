import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { leadNotes } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

type NoteRow = typeof leadNotes.$inferSelect;

export const addLeadNote = async (tx: Tx, row: Omit<NoteRow, 'id' | 'writtenAt'>): Promise<void> => {
  await tx.insert(leadNotes).values({ ...row, body: sealText(tx.ring, row.body) });
};

export const leadNotesOf = (db: Reader, leadId: string): Promise<NoteRow[]> =>
  db.select().from(leadNotes).where(eq(leadNotes.leadId, leadId)).orderBy(asc(leadNotes.writtenAt));
