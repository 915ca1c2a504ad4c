import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addPageNote, savePageTurn } from '#server/db/repos/loan/document-review.ts';
import { findFile } from '#server/db/repos/loan/files.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

type OnPage = { staff: LoanStaff<'workLoan'>; fileId: string; page: number };

const requirePage = async ({ database: { db } }: Container, { staff, fileId, page }: OnPage): Promise<void> => {
  const row = await findFile(db, fileId);
  if (row?.applicationId !== staff.applicationId || page > row.pages) throw new AppError('notFound');
};

/** Turns a page for everyone who reads it after; the file itself stays as it came. */
export const turnPage = async (
  container: Container,
  { quarters, ...on }: OnPage & { quarters: number },
): Promise<void> => {
  await requirePage(container, on);
  const { staff, fileId, page } = on;
  const { accountId: turnedBy, applicationId } = staff;
  await container.database.transact((tx) => savePageTurn(tx, { applicationId, fileId, page, quarters, turnedBy }));
};

/** A note for colleagues, on one page. */
export const writePageNote = async (
  container: Container,
  { text, ...on }: OnPage & { text: string },
): Promise<void> => {
  await requirePage(container, on);
  const { staff, fileId, page } = on;
  const { accountId: staffId, name: staffName, applicationId } = staff;
  await container.database.transact(async (tx) => {
    const id = await addPageNote(tx, { applicationId, fileId, page, body: text, staffId, staffName });
    await appendEvent(tx, {
      applicationId,
      actor: { staff: staffId },
      kind: 'noteWritten',
      body: { id, fileId, page },
    });
  });
};
