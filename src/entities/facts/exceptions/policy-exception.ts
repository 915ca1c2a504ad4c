import { z } from 'zod';
import { basisPoints } from '../../values/percent.ts';

/** Rules whose limit the lender may exceed for one loan. Every other rule is law, or leaves nothing to lend on. */
export const exceptableRule = z.enum(['cltv', 'dti']);
export type ExceptableRule = z.infer<typeof exceptableRule>;

/** A limit of the policy that two members of staff raised for one loan, and no further than its own figure. */
export const policyException = z.object({ rule: exceptableRule, policyLimit: basisPoints, limit: basisPoints });
export type PolicyException = z.infer<typeof policyException>;

/** What speaks for the loan all the same: one list for everyone. */
export const compensatingFactor = z.enum([
  'score',
  'loanToValue',
  'debtToIncome',
  'timeOwned',
  'mortgagePaid',
  'timeEmployed',
  'reserves',
]);
export type CompensatingFactor = z.infer<typeof compensatingFactor>;

/** An exception as it was proposed and approved with a decision. */
export const exceptionCase = z.object({
  exceptions: z.array(policyException).min(1),
  factors: z.array(compensatingFactor).min(1),
  /** Why it is right for this loan. */
  reason: z.string(),
});
export type ExceptionCase = z.infer<typeof exceptionCase>;

/** Approved exceptions as they are stored with the loan's facts. */
export const grantedExceptions = z.object({ kind: z.literal('granted'), exceptions: z.array(policyException).min(1) });
