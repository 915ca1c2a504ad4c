import { z } from 'zod';
import type { TextPlace } from '#entities/contract/desk/text-place.ts';
import { mentionedIn } from '#entities/text/mentions.ts';
import { AppError } from '#server/app-error.ts';
import { may } from '#server/auth/permissions.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';
import { staffWithGrants } from '#server/db/repos/accounts/staff.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addLoanNote, halfWrittenOf, keepHalfWritten, loanNotesOf } from '#server/db/repos/loan/loan-notes.ts';
import { notifyColleague } from '../notifications/notify-colleague.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export const loanNote = z.object({
  id: z.uuid(),
  by: z.string(),
  body: z.string(),
  at: z.date(),
  /** Names of the colleagues it mentions. */
  mentioned: z.array(z.string()),
});
export type LoanNote = z.infer<typeof loanNote>;

/** Among staff only. */
export const notesOf = async ({ database }: Container, applicationId: string): Promise<LoanNote[]> =>
  (await loanNotesOf(database.db, applicationId)).map(({ id, staffName, body, writtenAt, mentioned }) => ({
    ...{ id, body, mentioned },
    by: staffName,
    at: writtenAt,
  }));

export type Colleague = { id: string; name: string };

/** Colleagues who may see the loan, and so may be mentioned on it. */
export const colleaguesOn = async (db: Reader, applicationId: string): Promise<Colleague[]> => {
  const office = await officeOf(db, applicationId);
  if (office === null) return [];
  return (await staffWithGrants(db))
    .filter(({ id, status, grants }) => {
      const reach = may(grants, 'seeLoan') ? reachOf({ accountId: id, grants }, 'seeLoan') : null;
      return status === 'active' && reach !== null && isWithin(reach, office);
    })
    .map(({ id, name }) => ({ id, name }));
};

/** Everyone named with an @ is notified; a name that matches nobody on this loan stays plain text. */
export const writeNote = async (
  container: Container,
  { staff: { accountId: staffId, name, applicationId }, body }: { staff: LoanStaff<'correspond'>; body: string },
): Promise<void> => {
  await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    const told = mentionedIn(body, await colleaguesOn(tx, applicationId));
    const mentioned = [...new Set(told.map((colleague) => colleague.name))];
    const id = await addLoanNote(tx, { applicationId, staffId, staffName: name, body, mentioned });
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'noteWritten', body: { id } });
    const loans = [{ id: applicationId, loanNumber: stored.loanNumber }];
    for (const colleague of told)
      await notifyColleague(container, tx, {
        ...{ kind: 'mention', to: colleague.id, by: { id: staffId, name }, loans, key: id },
      });
    // Open pages of the loan hear of the note.
    await saveApplication(tx, stored);
  });
};

/** What the caller has half written about this loan; nobody else reads it. */
export const halfWrittenTexts = async (
  { database }: Container,
  { accountId, applicationId }: LoanStaff<'correspond'>,
): Promise<Partial<Record<TextPlace, string>>> => {
  const rows = await halfWrittenOf(database.db, { accountId, applicationId });
  return Object.fromEntries(rows.map(({ place, text }) => [place, text]));
};

export const keepText = (
  { database }: Container,
  { accountId, applicationId }: LoanStaff<'correspond'>,
  typed: { place: TextPlace; text: string },
): Promise<void> => database.transact((tx) => keepHalfWritten(tx, { accountId, applicationId, ...typed }));
