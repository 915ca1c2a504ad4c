import { z } from 'zod';

/** Named by the contract. */
export const contractIncomeType = z.enum([
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

/** Beside them, benefits that count like any other income (Reg B, 1002.2(z) and 1002.6(b)(2)). */
export const incomeType = z.enum([...contractIncomeType.options, 'publicAssistance', 'unemployment', 'benefitOther']);
export type IncomeType = z.infer<typeof incomeType>;

/** Labels the contract has for what a bank link may find. */
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
