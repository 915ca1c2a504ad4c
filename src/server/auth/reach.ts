import type { GrantScope, PortalRole } from '#entities/contract/portal-role.ts';
import { type Action, may } from './permissions.ts';

type Grant = { role: PortalRole; scopeKind: GrantScope; scopeId: string | null };

/** A staff member's reach for one action: everything, or the loans of these companies and branches and their own. */
export type Reach = { kind: 'all' } | { kind: 'some'; companies: string[]; branches: string[]; ownOf: string | null };

/** A loan's office. Its own staff are its assignee and the one who brought it. */
export type LoanOffice = {
  companyId: string | null;
  branchId: string | null;
  assignedTo: string | null;
  broughtBy: string | null;
};

const idsOf = (grants: readonly Grant[], kind: GrantScope): string[] =>
  grants.flatMap(({ scopeKind, scopeId }) => (scopeKind === kind && scopeId !== null ? [scopeId] : []));

/** Only grants that carry the action count: a wide grant for one action widens no other. Null when there is none. */
export const reachOf = (
  { accountId, grants }: { accountId: string; grants: readonly Grant[] },
  action: Action,
): Reach | null => {
  if (!may(grants, action)) return null;
  const carrying = grants.filter((grant) => may([grant], action));
  if (carrying.some(({ scopeKind }) => scopeKind === 'lender')) return { kind: 'all' };
  return {
    kind: 'some',
    companies: idsOf(carrying, 'company'),
    branches: idsOf(carrying, 'branch'),
    ownOf: carrying.some(({ scopeKind }) => scopeKind === 'own') ? accountId : null,
  };
};

export const isWithin = (reach: Reach, { companyId, branchId, assignedTo, broughtBy }: LoanOffice): boolean =>
  reach.kind === 'all' ||
  (companyId !== null && reach.companies.includes(companyId)) ||
  (branchId !== null && reach.branches.includes(branchId)) ||
  (reach.ownOf !== null && [assignedTo, broughtBy].includes(reach.ownOf));
