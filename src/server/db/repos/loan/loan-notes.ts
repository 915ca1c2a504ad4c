import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { TextPlace } from '#entities/contract/desk/text-place.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { halfWrittenTexts, loanNotes } from '#server/db/schema/index.ts';
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

type Writer = { accountId: string; applicationId: string };
const isOf = ({ accountId, applicationId }: Writer) =>
  and(eq(halfWrittenTexts.accountId, accountId), eq(halfWrittenTexts.applicationId, applicationId));

/** An empty text leaves nothing behind, and neither does one that nobody has gone on with for a month. */
export const keepHalfWritten = async (
  tx: Tx,
  { place, text, ...writer }: Writer & { place: TextPlace; text: string },
): Promise<void> => {
  await tx.delete(halfWrittenTexts).where(lt(halfWrittenTexts.typedAt, sql`now() - interval '30 days'`));
  if (text === '') {
    await tx.delete(halfWrittenTexts).where(and(isOf(writer), eq(halfWrittenTexts.place, place)));
    return;
  }
  const row = { ...writer, place, body: sealText(tx.ring, text) };
  const { accountId, applicationId } = halfWrittenTexts;
  // A page that is left sends its last words beside the ones on their way.
  await tx
    .insert(halfWrittenTexts)
    .values(row)
    .onConflictDoUpdate({
      target: [accountId, applicationId, halfWrittenTexts.place],
      set: { body: row.body, typedAt: sql`now()` },
    });
};

export const halfWrittenOf = (db: Reader, writer: Writer): Promise<{ place: TextPlace; text: string }[]> =>
  db.select({ place: halfWrittenTexts.place, text: halfWrittenTexts.body }).from(halfWrittenTexts).where(isOf(writer));
