import { z } from 'zod';

/** Where a value came from. A value a person typed and one a bureau reported are never worth the same. */
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
