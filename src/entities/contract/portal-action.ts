import { z } from 'zod';

/** Every permission a staff member can have. */
export const portalAction = z.enum([
  'seePipeline',
  'seeLoan',
  'seeDocuments',
  'seeSsn',
  'seeDemographics',
  'seeAudit',
  'seeReports',
  'seeVendorLog',
  'seeLeads',
  'createLead',
  'assign',
  'workLoan',
  'correspond',
  'writeTemplates',
  'close',
  'decide',
  'fund',
  'seePayments',
  'confirmMatch',
  'seePolicies',
  'changePolicies',
  'seeIndex',
  'releaseIndex',
  'seeUsers',
  'manageUsers',
  'manageSettings',
]);
export type PortalAction = z.infer<typeof portalAction>;
