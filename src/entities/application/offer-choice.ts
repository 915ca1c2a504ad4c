import { z } from 'zod';
import { positiveDollars } from '../values/money.ts';
import { basisPoints } from '../values/percent.ts';

export const product = z.enum(['variable', 'fixed']);
export type Product = z.infer<typeof product>;

export const loanPurpose = z.enum([
  'homeImprovement',
  'debtConsolidation',
  'education',
  'medical',
  'emergencyFund',
  'largePurchase',
  'business',
  'other',
]);
export type LoanPurpose = z.infer<typeof loanPurpose>;

/** The applicant's choice. Available terms and fees are policy; years are the draw of a variable line or the term of a fixed one. */
export const offerChoice = z.object({
  amount: positiveDollars,
  product,
  years: z.int().min(1).max(40),
  originationFee: basisPoints,
  hasAutopay: z.boolean(),
});
export type OfferChoice = z.infer<typeof offerChoice>;
