import { z } from 'zod';
import { type IdCheck, idCheck } from '#entities/contract/documents/id-check.ts';
import type { Person } from '#entities/values/person.ts';
import { idPictures, missingIdChecks, neededIdChecks } from '#rules/documents/id-checks.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication, lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { clearIdCheck, idChecksOf, saveIdCheck } from '#server/db/repos/loan/document-review.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

/** The checks of one person's ID, and who ticked which; none is ticked for anyone. */
export const idChecklist = z.object({
  pictures: z.array(z.string()),
  checks: z.array(z.object({ check: idCheck, ticked: z.object({ by: z.string(), at: z.date() }).nullable() })),
});
export type IdChecklist = z.infer<typeof idChecklist>;

export const idChecklistOf = async (
  { database: { db } }: Container,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<IdChecklist> => {
  const stored = await findApplication(db, applicationId);
  if (!stored) throw new AppError('notFound');
  const pictures = idPictures(stored.document.uploads, person);
  const rows = await idChecksOf(db, { applicationId, person });
  const missing = missingIdChecks(
    pictures,
    rows.map(({ name, pictures: seen }) => ({ check: name, pictures: seen })),
  );
  return {
    pictures: pictures.map(({ id }) => id),
    checks: neededIdChecks(pictures).map((check) => {
      const row = missing.includes(check) ? undefined : rows.find(({ name }) => name === check);
      return { check, ticked: row ? { by: row.tickedByName, at: row.tickedAt } : null };
    }),
  };
};

type Ticking = {
  staff: LoanStaff<'workLoan'>;
  person: Person;
  check: IdCheck;
  isTicked: boolean;
  /** The pictures the page showed. */
  pictures: string[];
};

/** A person ticks or clears one check, for the pictures they saw. */
export const tickIdCheck = async (
  container: Container,
  { staff: { accountId, name: staffName, applicationId }, person, check, isTicked, pictures }: Ticking,
): Promise<{ kind: 'saved' | 'changedMeanwhile' }> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const now = idPictures(stored.document.uploads, person);
    if (now.map(({ id }) => id).join(' ') !== pictures.join(' ')) return { kind: 'changedMeanwhile' };
    if (!neededIdChecks(now).includes(check)) throw new AppError('invalidInput');
    const of = { applicationId, person, name: check };
    if (isTicked)
      await saveIdCheck(tx, {
        ...of,
        pictures,
        tickedBy: accountId,
        tickedByName: staffName,
        tickedAt: container.clock.now(),
      });
    else await clearIdCheck(tx, of);
    const body = { person, check, isTicked, pictures };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'idChecked', body });
    return { kind: 'saved' };
  });
