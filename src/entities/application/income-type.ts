import { z } from 'zod';

export const incomeType = z.enum([
  'main',
  'pension',
  'annuity',
  'bah',
  'bas',
  'alimony',
  'childSupport',
  'disability',
  'fosterCare',
  'foreign',
  'capitalGains',
  'interestAndDividends',
  'socialSecurity',
  'rental',
]);
export type IncomeType = z.infer<typeof incomeType>;

/** Other types a bank link may find: labeled, but not offered for entry. */
export const foundIncomeType = z.enum([
  'salary',
  'unemployment',
  'cash',
  'gig',
  'cashDeposit',
  'transferFromApplication',
  'taxRefund',
  'benefitOther',
  'other',
]);
export type FoundIncomeType = z.infer<typeof foundIncomeType>;
