import { z } from 'zod';

export const debtType = z.enum([
  'mortgage',
  'homeEquityLine',
  /** Closed-end: one amount, paid out once. */
  'homeEquityLoan',
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

/** Credit against the equity of a home, beside the mortgage that paid for it. */
export const isEquityDebt = (type: DebtType): boolean => type === 'homeEquityLine' || type === 'homeEquityLoan';

/** Debt secured by a home. */
export const isHomeDebt = (type: DebtType): boolean => type === 'mortgage' || isEquityDebt(type);
