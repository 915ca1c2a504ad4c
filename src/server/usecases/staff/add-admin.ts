import type { Database } from '#server/db/connect.ts';
import { isStaffEmailTaken, lockStaff } from '#server/db/repos/accounts/staff.ts';
import { addStaff, openEnrollment } from './invite-staff.ts';

type Admin = { email: string; firstName: string; lastName: string; publicUrl: string };
type Added = { kind: 'added'; enrolUrl: string; days: number } | { kind: 'emailTaken' };

/** By an operator, for a database nobody can sign in to yet. The link is not mailed: the operator hands it over. */
export const addAdmin = ({ transact }: Pick<Database, 'transact'>, { publicUrl, ...person }: Admin): Promise<Added> =>
  transact(async (tx) => {
    await lockStaff(tx);
    if (await isStaffEmailTaken(tx, person.email)) return { kind: 'emailTaken' };
    const accountId = await addStaff(tx, { ...person, grants: [{ role: 'admin', scopeKind: 'lender' }] });
    const { enrolUrl, days } = await openEnrollment(tx, accountId, publicUrl);
    return { kind: 'added', enrolUrl, days };
  });
