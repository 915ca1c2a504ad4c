import type { GrantScope } from '#entities/contract/portal-role.ts';
import type { Reach } from './reach.ts';

type Scope = { scopeKind: GrantScope; scopeId: string | null };
type Branch = { id: string; companyId: string | null };

/**
 * Whether an administrator with this reach may grant or revoke a role over that scope: never beyond their own
 * reach. "Own loans" may come from anywhere, so only an administrator of the whole lender may grant it.
 */
export const coversScope = (reach: Reach, { scopeKind, scopeId }: Scope, branches: readonly Branch[]): boolean => {
  if (reach.kind === 'all') return true;
  if (scopeId === null) return false;
  if (scopeKind === 'company') return reach.companies.includes(scopeId);
  const companyId = branches.find(({ id }) => id === scopeId)?.companyId ?? null;
  return reach.branches.includes(scopeId) || (companyId !== null && reach.companies.includes(companyId));
};

/** A colleague within reach holds a grant there and none beyond it. */
export const coversColleague = (reach: Reach, grants: readonly Scope[], branches: readonly Branch[]): boolean =>
  reach.kind === 'all' || (grants.length > 0 && grants.every((grant) => coversScope(reach, grant, branches)));
