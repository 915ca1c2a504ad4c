import { z } from 'zod';
import { positiveDollars } from '../values/money.ts';

/** One stated income as staff verified it: gross, whole dollars a month. Zero means it does not count. */
export const verifiedIncome = z.object({
  /** The id of the job, the income source or the rented property. */
  subject: z.string().min(1).max(100),
  monthly: positiveDollars,
});
export type VerifiedIncome = z.infer<typeof verifiedIncome>;
