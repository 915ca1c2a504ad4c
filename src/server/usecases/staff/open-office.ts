import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { addBranch, addCompany, allCompanies } from '#server/db/repos/accounts/staff.ts';
import { appendStaffEvent } from '#server/db/repos/accounts/staff-events.ts';
import { administrationOf } from './change-staff.ts';

type Added = { kind: 'done' } | { kind: 'nameTaken' };

/** Only administrators of the whole lender add partner companies. */
export const openCompany = (
  { database }: Container,
  { actorId, name }: { actorId: string; name: string },
): Promise<Added> =>
  database.transact(async (tx) => {
    if ((await administrationOf(tx, actorId)).kind !== 'all') throw new AppError('notAllowed');
    const id = await addCompany(tx, name);
    if (id === null) return { kind: 'nameTaken' };
    await appendStaffEvent(tx, { actor: actorId, subject: id, kind: 'companyAdded', body: { name } });
    return { kind: 'done' };
  });

/** A branch of a company the caller administers, or of the lender itself. */
export const openBranch = (
  { database }: Container,
  { actorId, name, companyId }: { actorId: string; name: string; companyId: string | null },
): Promise<Added> =>
  database.transact(async (tx) => {
    const reach = await administrationOf(tx, actorId);
    const isMine = reach.kind === 'all' || (companyId !== null && reach.companies.includes(companyId));
    const isThere = companyId === null || (await allCompanies(tx)).some(({ id }) => id === companyId);
    if (!isMine || !isThere) throw new AppError('notAllowed');
    const id = await addBranch(tx, { name, companyId });
    if (id === null) return { kind: 'nameTaken' };
    await appendStaffEvent(tx, { actor: actorId, subject: id, kind: 'branchAdded', body: { name, companyId } });
    return { kind: 'done' };
  });
