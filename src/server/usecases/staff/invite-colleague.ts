import { coversScope } from '#server/auth/staff-reach.ts';
import type { Container } from '#server/container.ts';
import {
  allBranches,
  allCompanies,
  isStaffEmailTaken,
  lockStaff,
  type NewGrant,
} from '#server/db/repos/accounts/staff.ts';
import { administrationOf } from './change-staff.ts';
import { requireScope } from './grant-role.ts';
import { inviteStaff } from './invite-staff.ts';

type Invitation = { actorId: string; email: string; firstName: string; lastName: string; grant: NewGrant };

/** By portal staff: with a grant within their own reach, and an address that has no account yet. */
export const inviteColleague = (
  container: Container,
  { actorId, grant, ...person }: Invitation,
): Promise<{ kind: 'done' } | { kind: 'emailTaken' }> =>
  container.database.transact(async (tx) => {
    await lockStaff(tx);
    const reach = await administrationOf(tx, actorId);
    const [companies, branches] = [(await allCompanies(tx)).map(({ id }) => id), await allBranches(tx)];
    requireScope(coversScope(reach, grant, branches), grant, { companies, branches });
    if (await isStaffEmailTaken(tx, person.email)) return { kind: 'emailTaken' };
    await inviteStaff(container, tx, { ...person, grants: [grant], invitedBy: actorId });
    return { kind: 'done' };
  });
