import { z } from 'zod';
import { foundIncomeType, incomeType } from '../application/income-type.ts';
import { positiveDollars } from '../values/money.ts';

/** Regular deposits a bank link found, by kind, in whole dollars a month. Shown, not counted: income counts from its own records. */
export const foundIncome = z.object({
  type: z.enum([...incomeType.options, ...foundIncomeType.options]),
  monthly: positiveDollars,
});
export type FoundIncome = z.infer<typeof foundIncome>;
