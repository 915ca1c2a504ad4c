import { z } from 'zod';

/** Reasons beyond the rules for which an underwriter may deny or counter. `other` states its reason in words. */
export const judgmentReason = z.enum([
  'unverifiedIncome',
  'unverifiedEmployment',
  'unverifiedResidence',
  'unverifiedIdentity',
  'collateral',
  'incomplete',
  'other',
]);
export type JudgmentReason = z.infer<typeof judgmentReason>;
