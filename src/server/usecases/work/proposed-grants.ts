import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { reachOf } from '#server/auth/reach.ts';
import { coversScope } from '#server/auth/staff-reach.ts';
import type { Reader } from '#server/db/connect.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { openProposals } from '#server/db/repos/accounts/grant-proposals.ts';
import { allBranches } from '#server/db/repos/accounts/staff.ts';
import type { Staff } from '../shared/staff-reach.ts';

/** Roles another administrator proposed, which the caller may agree to. */
export const proposedGrants = async (db: Reader, staff: Staff): Promise<WorkRow[]> => {
  const reach = reachOf(staff, 'manageUsers');
  if (reach === null) return [];
  const branches = await allBranches(db);
  const open = (await openProposals(db)).filter(
    ({ proposedBy, accountId, scopeKind, scopeId }) =>
      proposedBy !== staff.accountId &&
      accountId !== staff.accountId &&
      coversScope(reach, { scopeKind, scopeId }, branches),
  );
  const names = await namesOf(
    db,
    open.map(({ accountId }) => accountId),
  );
  return open.map(({ id, accountId, role, proposedAt }) => ({
    ...{ kind: 'grant', subject: id, detail: role, person: null, since: proposedAt, dueOn: null },
    ...{ loan: null, owner: null, colleague: { id: accountId, name: names.get(accountId) ?? '' } },
  }));
};
