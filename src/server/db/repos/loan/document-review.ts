import { and, asc, eq, sql } from 'drizzle-orm';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { documentFigures, idChecks, pageNotes, pageTurns } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

type TurnRow = typeof pageTurns.$inferSelect;
type NoteRow = typeof pageNotes.$inferSelect;

type OnLoan = { applicationId: string };

// The lists show none of this, but colleagues who have the loan open hear of it.

export const savePageTurn = async (
  tx: Tx,
  { applicationId, ...row }: Omit<TurnRow, 'turnedAt'> & OnLoan,
): Promise<void> => {
  const { quarters, turnedBy } = row;
  touchLoan(tx, applicationId);
  await tx
    .insert(pageTurns)
    .values(row)
    .onConflictDoUpdate({
      target: [pageTurns.fileId, pageTurns.page],
      set: { quarters, turnedBy, turnedAt: sql`now()` },
    });
};

export const pageTurnsOf = (db: Reader, fileId: string): Promise<TurnRow[]> =>
  db.select().from(pageTurns).where(eq(pageTurns.fileId, fileId)).orderBy(asc(pageTurns.page));

export const addPageNote = async (tx: Tx, row: Omit<NoteRow, 'id' | 'writtenAt'>): Promise<string> => {
  touchLoan(tx, row.applicationId);
  const [added] = await tx
    .insert(pageNotes)
    .values({ ...row, body: sealText(tx.ring, row.body) })
    .returning({ id: pageNotes.id });
  if (!added) throw new Error('The note was not stored.');
  return added.id;
};

export const pageNotesOf = (db: Reader, fileId: string): Promise<NoteRow[]> =>
  db.select().from(pageNotes).where(eq(pageNotes.fileId, fileId)).orderBy(asc(pageNotes.writtenAt));

export type IdCheckRow = typeof idChecks.$inferSelect;
type Of = OnLoan & { person: Person };

const isOf = ({ applicationId, person }: Of) =>
  and(eq(idChecks.applicationId, applicationId), eq(idChecks.person, person));

export const idChecksOf = (db: Reader, of: Of): Promise<IdCheckRow[]> => db.select().from(idChecks).where(isOf(of));

export const saveIdCheck = async (tx: Tx, row: IdCheckRow): Promise<void> => {
  const { applicationId, person: _, name: __, ...set } = row;
  touchLoan(tx, applicationId);
  await tx
    .insert(idChecks)
    .values(row)
    .onConflictDoUpdate({ target: [idChecks.applicationId, idChecks.person, idChecks.name], set });
};

export const clearIdCheck = async (tx: Tx, { name, ...of }: Of & Pick<IdCheckRow, 'name'>): Promise<void> => {
  touchLoan(tx, of.applicationId);
  await tx.delete(idChecks).where(and(isOf(of), eq(idChecks.name, name)));
};

export type FigureRow = typeof documentFigures.$inferSelect;

export const saveFigure = async (tx: Tx, row: FigureRow): Promise<void> => {
  const sealed = { ...row, value: sealText(tx.ring, row.value) };
  const { fileId: _, name: __, ...set } = sealed;
  touchLoan(tx, row.applicationId);
  await tx
    .insert(documentFigures)
    .values(sealed)
    .onConflictDoUpdate({ target: [documentFigures.fileId, documentFigures.name], set });
};

export const dropFigure = async (
  tx: Tx,
  { applicationId, fileId, name }: Pick<FigureRow, 'applicationId' | 'fileId' | 'name'>,
): Promise<void> => {
  touchLoan(tx, applicationId);
  await tx.delete(documentFigures).where(and(eq(documentFigures.fileId, fileId), eq(documentFigures.name, name)));
};

/** All figures taken from the documents of a loan. */
export const figuresOf = (db: Reader, applicationId: string): Promise<FigureRow[]> =>
  db.select().from(documentFigures).where(eq(documentFigures.applicationId, applicationId));
