import { z } from 'zod';
import type { TextPlace } from '#entities/contract/desk/text-place.ts';
import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addLoanNote, halfWrittenOf, keepHalfWritten, loanNotesOf } from '#server/db/repos/loan/loan-notes.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export const loanNote = z.object({ id: z.uuid(), by: z.string(), body: z.string(), at: z.date() });
export type LoanNote = z.infer<typeof loanNote>;

/** Among staff only. */
export const notesOf = async ({ database }: Container, applicationId: string): Promise<LoanNote[]> =>
  (await loanNotesOf(database.db, applicationId)).map(({ id, staffName, body, writtenAt }) => ({
    id,
    by: staffName,
    body,
    at: writtenAt,
  }));

export const writeNote = async (
  container: Container,
  { staff: { accountId: staffId, name, applicationId }, body }: { staff: LoanStaff<'workLoan'>; body: string },
): Promise<void> => {
  await container.database.transact(async (tx) => {
    const id = await addLoanNote(tx, { applicationId, staffId, staffName: name, body });
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'noteWritten', body: { id } });
  });
};

/** What the caller has half written about this loan; nobody else reads it. */
export const halfWrittenTexts = async (
  { database }: Container,
  { accountId, applicationId }: LoanStaff<'workLoan'>,
): Promise<Partial<Record<TextPlace, string>>> => {
  const rows = await halfWrittenOf(database.db, { accountId, applicationId });
  return Object.fromEntries(rows.map(({ place, text }) => [place, text]));
};

export const keepText = (
  { database }: Container,
  { accountId, applicationId }: LoanStaff<'workLoan'>,
  typed: { place: TextPlace; text: string },
): Promise<void> => database.transact((tx) => keepHalfWritten(tx, { accountId, applicationId, ...typed }));
