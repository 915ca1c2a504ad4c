import { z } from 'zod';

/** Where a value came from. Stated and bureau-reported values never carry the same weight. */
export const source = z.enum([
  'borrower',
  'coborrower',
  'staff',
  'partner',
  'bureau',
  'payroll',
  'bank',
  'employer',
  'taxReturn',
  'valuation',
  'flood',
  'insurance',
  'identity',
  'addressCheck',
  'title',
  'loanSystem',
]);
export type Source = z.infer<typeof source>;
