import { describe, expect, it } from 'vitest';
import { type GrantScope, grantScope, type PortalRole, portalRole } from '#entities/contract/portal-role.ts';
import { actions, may } from './permissions.ts';
import { isWithin, type LoanOffice, reachOf } from './reach.ts';

const me = 'me';
const nowhere: LoanOffice = { companyId: null, branchId: null, assignedTo: null, broughtBy: null };

const places: Record<string, LoanOffice> = {
  'nowhere in particular': nowhere,
  'my company': { ...nowhere, companyId: 'a' },
  'another company': { ...nowhere, companyId: 'b' },
  'my branch': { ...nowhere, branchId: 'a' },
  'another branch': { ...nowhere, branchId: 'b' },
  'assigned to me': { ...nowhere, assignedTo: me },
  'brought by me': { ...nowhere, broughtBy: me },
  'another company’s': { ...nowhere, companyId: 'b', branchId: 'b', assignedTo: 'other', broughtBy: 'other' },
};

const reached: Record<GrantScope, string[]> = {
  lender: Object.keys(places),
  company: ['my company'],
  branch: ['my branch'],
  own: ['assigned to me', 'brought by me'],
};

const grant = (role: PortalRole, scopeKind: GrantScope) => ({
  role,
  scopeKind,
  scopeId: scopeKind === 'company' || scopeKind === 'branch' ? 'a' : null,
});

describe('reach', () => {
  const cells = portalRole.options.flatMap((role) =>
    actions.flatMap((action) => grantScope.options.map((scope) => ({ role, action, scope }))),
  );

  it.each(cells)('of $role over $scope with $action is the scope or nothing', ({ role, action, scope }) => {
    const reach = reachOf({ accountId: me, grants: [grant(role, scope)] }, action);
    const found = Object.entries(places).filter(([, place]) => reach !== null && isWithin(reach, place));
    expect(found.map(([name]) => name)).toEqual(may([{ role }], action) ? reached[scope] : []);
  });

  it('adds up over grants that carry the action, and not over others', () => {
    const grants = [grant('loanOfficer', 'own'), grant('processor', 'branch'), grant('policyManager', 'lender')];
    expect(reachOf({ accountId: me, grants }, 'workLoan')).toEqual({
      kind: 'some',
      companies: [],
      branches: ['a'],
      ownOf: me,
    });
    expect(reachOf({ accountId: me, grants }, 'seePolicies')).toEqual({ kind: 'all' });
    expect(reachOf({ accountId: me, grants }, 'decide')).toBeNull();
  });
});
