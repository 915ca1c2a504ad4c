import type { GrantScope } from '#entities/contract/portal-role.ts';
import type { Reach } from './reach.ts';

type Scope = { scopeKind: GrantScope; scopeId: string | null };
type Branch = { id: string; companyId: string | null };

/**
 * Whether someone whose administration reaches this far may hand out or take away a grant over that scope: never more than one's
 * own. "Own loans" may come from anywhere, so it is the whole lender's to give.
 */
export const coversScope = (reach: Reach, { scopeKind, scopeId }: Scope, branches: readonly Branch[]): boolean => {
  if (reach.kind === 'all') return true;
  if (scopeId === null) return false;
  if (scopeKind === 'company') return reach.companies.includes(scopeId);
  const companyId = branches.find(({ id }) => id === scopeId)?.companyId ?? null;
  return reach.branches.includes(scopeId) || (companyId !== null && reach.companies.includes(companyId));
};

/** A colleague within reach holds something there and nothing beyond it. */
export const coversColleague = (reach: Reach, grants: readonly Scope[], branches: readonly Branch[]): boolean =>
  reach.kind === 'all' || (grants.length > 0 && grants.every((grant) => coversScope(reach, grant, branches)));
