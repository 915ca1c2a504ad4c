import { type PortalAction, portalAction } from '#entities/contract/portal-action.ts';
import type { PortalRole } from '#entities/contract/portal-role.ts';

export const actions = portalAction.options;
export type Action = PortalAction;

/** The complete table of roles by action: anything not listed is refused. Demographics are never readable by a role that decides. */
export const permissions = {
  admin: ['seeUsers', 'manageUsers', 'manageSettings', 'seeAudit', 'seeVendorLog', 'seeIndex', 'releaseIndex'],
  manager: [
    'seePipeline',
    'seeLoan',
    'seeDocuments',
    'seeAudit',
    'seeLeads',
    'createLead',
    'assign',
    'workLoan',
    'fund',
    'seePayments',
    'confirmMatch',
    'seePolicies',
    'seeIndex',
    'seeUsers',
  ],
  loanOfficer: [
    'seePipeline',
    'seeLoan',
    'seeDocuments',
    'seeLeads',
    'createLead',
    'workLoan',
    'seePolicies',
    'seeIndex',
  ],
  processor: [
    'seePipeline',
    'seeLoan',
    'seeDocuments',
    'seeSsn',
    'workLoan',
    'fund',
    'seePayments',
    'seePolicies',
    'seeIndex',
  ],
  underwriter: [
    'seePipeline',
    'seeLoan',
    'seeDocuments',
    'seeSsn',
    'seeAudit',
    'workLoan',
    'decide',
    'seePolicies',
    'seeIndex',
  ],
  policyManager: ['seePolicies', 'changePolicies', 'seeIndex', 'releaseIndex'],
  partner: ['seeLeads', 'createLead'],
  auditor: [
    'seePipeline',
    'seeLoan',
    'seeDocuments',
    'seeDemographics',
    'seePayments',
    'seeAudit',
    'seeVendorLog',
    'seeLeads',
    'seePolicies',
    'seeIndex',
    'seeUsers',
  ],
} as const satisfies Record<PortalRole, readonly Action[]>;

export const may = (grants: readonly { role: PortalRole }[], action: Action): boolean =>
  grants.some(({ role }) => (permissions[role] as readonly Action[]).includes(action));

export const actionsOf = (grants: readonly { role: PortalRole }[]): Action[] =>
  actions.filter((action) => may(grants, action));
