import { describe, expect, it } from 'vitest';
import { type PortalRole, portalRole } from '#entities/contract/portal-role.ts';
import { type Action, actions, conflictingRoles, may, permissions } from './permissions.ts';

const roles = portalRole.options;

/** The same table the other way round: the roles allowed, action by action. */
const whoMay: Record<Action, PortalRole[]> = {
  seePipeline: ['manager', 'loanOfficer', 'processor', 'underwriter', 'closer', 'auditor'],
  seeLoan: ['manager', 'loanOfficer', 'processor', 'underwriter', 'closer', 'auditor'],
  seeDocuments: ['manager', 'loanOfficer', 'processor', 'underwriter', 'closer', 'auditor'],
  seeSsn: ['processor', 'underwriter'],
  seeDemographics: ['auditor'],
  seeAudit: ['admin', 'manager', 'underwriter', 'auditor'],
  seeReports: ['admin', 'manager', 'auditor'],
  seeVendorLog: ['admin', 'auditor'],
  seeLeads: ['manager', 'loanOfficer', 'partner', 'auditor'],
  createLead: ['manager', 'loanOfficer', 'partner'],
  assign: ['manager'],
  workLoan: ['manager', 'loanOfficer', 'processor', 'underwriter'],
  correspond: ['manager', 'loanOfficer', 'processor', 'underwriter', 'closer'],
  writeTemplates: ['manager'],
  close: ['manager', 'loanOfficer', 'processor', 'closer'],
  decide: ['underwriter'],
  fund: ['manager', 'processor'],
  seePayments: ['manager', 'processor', 'closer', 'auditor'],
  confirmMatch: ['manager'],
  seePolicies: ['manager', 'loanOfficer', 'processor', 'underwriter', 'closer', 'policyManager', 'auditor'],
  changePolicies: ['policyManager'],
  seeIndex: ['admin', 'manager', 'loanOfficer', 'processor', 'underwriter', 'closer', 'policyManager', 'auditor'],
  releaseIndex: ['admin', 'policyManager'],
  seeUsers: ['admin', 'manager', 'auditor'],
  manageUsers: ['admin'],
  manageSettings: ['admin'],
};

const cells = roles.flatMap((role) =>
  actions.map((action) => ({ role, action, expected: whoMay[action].includes(role) })),
);

describe('permissions', () => {
  it.each(cells)('$role may $action: $expected', ({ role, action, expected }) => {
    expect(may([{ role }], action)).toBe(expected);
  });

  it('keeps demographics from every role that decides', () => {
    const both = roles.filter(
      (role) => (permissions[role] as readonly Action[]).includes('decide') && may([{ role }], 'seeDemographics'),
    );
    expect(both).toEqual([]);
  });

  it('lets the auditor change nothing', () => {
    expect(permissions.auditor.filter((action) => !action.startsWith('see'))).toEqual([]);
  });

  it('lets the closer neither decide, review, release money nor see whole SSNs', () => {
    for (const action of ['decide', 'workLoan', 'fund', 'seeSsn', 'assign', 'manageUsers'] as const)
      expect([action, may([{ role: 'closer' }], action)]).toEqual([action, false]);
    expect(conflictingRoles([{ role: 'underwriter' }], 'closer')).toEqual(['underwriter']);
    expect(conflictingRoles([{ role: 'processor' }], 'closer')).toEqual([]);
  });

  it('gives nothing to someone without a grant', () => {
    for (const action of actions) expect(may([], action)).toBe(false);
  });
});
