import { type PortalAction, portalAction } from '#entities/contract/portal-action.ts';
import type { PortalRole } from '#entities/contract/portal-role.ts';

export const actions = portalAction.options;
export type Action = PortalAction;

/** The complete table of roles by action: anything not listed is refused. */
export const permissions = {
  admin: [
    'seeUsers',
    'manageUsers',
    'manageSettings',
    'seeAudit',
    'seeReports',
    'seeVendorLog',
    'seeIndex',
    'releaseIndex',
  ],
  manager: [
    'seePipeline',
    'seeLoan',
    'seeDocuments',
    'seeAudit',
    'seeReports',
    'seeLeads',
    'createLead',
    'assign',
    'workLoan',
    'correspond',
    'writeTemplates',
    'close',
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
    'correspond',
    'close',
    'seePolicies',
    'seeIndex',
  ],
  processor: [
    'seePipeline',
    'seeLoan',
    'seeDocuments',
    'seeSsn',
    'workLoan',
    'correspond',
    'close',
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
    'correspond',
    'decide',
    'seePolicies',
    'seeIndex',
  ],
  /** Prepares signing and money; decides nothing, reviews nothing and releases nothing. */
  closer: ['seePipeline', 'seeLoan', 'seeDocuments', 'correspond', 'close', 'seePayments', 'seePolicies', 'seeIndex'],
  policyManager: ['seePolicies', 'changePolicies', 'seeIndex', 'releaseIndex'],
  partner: ['seeLeads', 'createLead'],
  auditor: [
    'seePipeline',
    'seeLoan',
    'seeDocuments',
    'seeDemographics',
    'seePayments',
    'seeAudit',
    'seeReports',
    'seeVendorLog',
    'seeLeads',
    'seePolicies',
    'seeIndex',
    'seeUsers',
  ],
} as const satisfies Record<PortalRole, readonly Action[]>;

type Held = readonly { role: PortalRole }[];

const carries = (role: PortalRole, action: Action): boolean =>
  (permissions[role] as readonly Action[]).includes(action);

/** Actions one person should not have together. A grant that joins them takes a second administrator. */
export const separateActions = [
  ['decide', 'fund'],
  ['decide', 'close'],
  ['decide', 'seeDemographics'],
  ['manageUsers', 'decide'],
  ['manageUsers', 'fund'],
  ['manageUsers', 'close'],
] as const satisfies readonly (readonly [Action, Action])[];

/** The held roles a further one conflicts with. */
export const conflictingRoles = (held: Held, role: PortalRole): PortalRole[] => {
  const isApart = (other: PortalRole): boolean =>
    separateActions.some(
      ([one, another]) =>
        (carries(role, one) && carries(other, another)) || (carries(role, another) && carries(other, one)),
    );
  return [...new Set(held.map((grant) => grant.role))].filter((other) => other !== role && isApart(other));
};

/** Demographics stay closed to everyone who decides, whatever other grants they hold. */
export const may = (grants: Held, action: Action): boolean =>
  grants.some(({ role }) => carries(role, action)) &&
  !(action === 'seeDemographics' && grants.some(({ role }) => carries(role, 'decide')));

export const actionsOf = (grants: Held): Action[] => actions.filter((action) => may(grants, action));
