import type { PortalAction } from '#entities/contract/portal-action.ts';

/** In the order of the navigation, for those who neither work on loans nor see them. */
const others: readonly (readonly [PortalAction, string])[] = [
  ['seeLeads', '/portal/leads'],
  ['changePolicies', '/portal/policies'],
  ['seePolicies', '/portal/quick-pricer'],
  ['seeUsers', '/portal/manage-users'],
  ['manageSettings', '/portal/failed-jobs'],
  ['seeVendorLog', '/portal/webhooks'],
];

/** The page where a person's day begins: their work, the loans, or else the first page they may open. */
export const startFor = (actions: readonly PortalAction[]): string => {
  if (actions.includes('correspond') && !actions.includes('createLead')) return '/portal/work';
  if (actions.includes('seePipeline')) return '/portal';
  return others.find(([action]) => actions.includes(action))?.[1] ?? '/portal';
};
