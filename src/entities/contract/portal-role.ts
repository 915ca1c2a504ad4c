import { z } from 'zod';

export const portalRole = z.enum([
  'admin',
  'manager',
  'loanOfficer',
  'processor',
  'underwriter',
  'closer',
  'policyManager',
  'partner',
  'auditor',
]);
export type PortalRole = z.infer<typeof portalRole>;

/** The scope of a grant: the whole lender, one partner company, one branch, or the user's own loans. */
export const grantScope = z.enum(['lender', 'company', 'branch', 'own']);
export type GrantScope = z.infer<typeof grantScope>;
