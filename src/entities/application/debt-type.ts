import { z } from 'zod';

export const debtType = z.enum([
  'mortgage',
  'homeEquityLine',
  'revolving',
  'installment',
  'auto',
  'student',
  'lease',
  'solar',
  'collection',
  'judgment',
  'taxLien',
  'support',
  'other',
]);
export type DebtType = z.infer<typeof debtType>;
