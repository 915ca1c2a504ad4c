import { z } from 'zod';

/** Everything a member of staff may be allowed to do. */
export const portalAction = z.enum([
  'seePipeline',
  'seeLoan',
  'seeDocuments',
  'seeSsn',
  'seeDemographics',
  'seeAudit',
  'seeLeads',
  'createLead',
  'assign',
  'workLoan',
  'decide',
  'fund',
  'seePolicies',
  'changePolicies',
  'seeUsers',
  'manageUsers',
  'manageSettings',
]);
export type PortalAction = z.infer<typeof portalAction>;
