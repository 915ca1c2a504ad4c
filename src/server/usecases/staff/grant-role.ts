import type { PortalRole } from '#entities/contract/portal-role.ts';
import { AppError } from '#server/app-error.ts';
import { conflictingRoles } from '#server/auth/permissions.ts';
import { coversScope } from '#server/auth/staff-reach.ts';
import type { Container } from '#server/container.ts';
import { addGrant, allCompanies, type NewGrant, revokeGrant } from '#server/db/repos/accounts/staff.ts';
import { type Branches, changeStaff, type StaffOutcome } from './change-staff.ts';

type Change = { actorId: string; accountId: string };

export const isSameGrant = (one: NewGrant, other: NewGrant): boolean =>
  one.role === other.role && one.scopeKind === other.scopeKind && one.scopeId === other.scopeId;

/** Staff may not grant beyond their own reach, or over an office that does not exist. */
export const requireScope = (
  isCovered: boolean,
  scope: NewGrant,
  places: { companies: string[]; branches: Branches },
) => {
  const { scopeKind, scopeId } = scope;
  const isThere =
    scopeKind === 'company'
      ? scopeId !== null && places.companies.includes(scopeId)
      : scopeKind === 'branch'
        ? places.branches.some(({ id }) => id === scopeId)
        : scopeId === null;
  if (!isCovered || !isThere) throw new AppError('notAllowed');
};

type Granted = StaffOutcome<'heldAlready'> | { kind: 'conflicts'; roles: PortalRole[] };

/** A role that conflicts with one held is not given: it is proposed, and a second administrator agrees. */
export const grantRole = async (
  container: Container,
  { actorId, accountId, grant }: Change & { grant: NewGrant },
): Promise<Granted> => {
  let roles: PortalRole[] = [];
  const outcome = await changeStaff<'heldAlready' | 'conflicts'>(
    container,
    { actorId, accountId },
    async ({ tx, reach, branches, grants }) => {
      const companies = (await allCompanies(tx)).map(({ id }) => id);
      requireScope(coversScope(reach, grant, branches), grant, { companies, branches });
      if (grants.some((held) => isSameGrant(held, grant))) return { kind: 'heldAlready' };
      roles = conflictingRoles(grants, grant.role);
      if (roles.length > 0) return { kind: 'conflicts' };
      await addGrant(tx, { accountId, ...grant });
      return { kind: 'done', event: { kind: 'granted', body: { ...grant } } };
    },
  );
  return outcome.kind === 'conflicts' ? { kind: outcome.kind, roles } : { kind: outcome.kind };
};

export const revokeRole = (
  container: Container,
  { actorId, accountId, grantId }: Change & { grantId: string },
): Promise<StaffOutcome<'notHeld'>> =>
  changeStaff(container, { actorId, accountId }, async ({ tx, grants }) => {
    const held = grants.find(({ id }) => id === grantId);
    if (!held) return { kind: 'notHeld' };
    await revokeGrant(tx, grantId);
    const { role, scopeKind, scopeId } = held;
    return { kind: 'done', event: { kind: 'grantRevoked', body: { role, scopeKind, scopeId } } };
  });
