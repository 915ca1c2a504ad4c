import { z } from 'zod';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';

export const insurancePolicy = z.object({
  carrier: z.string().trim().min(1).max(100),
  policyNumber: z.string().trim().min(1).max(50),
  from: day,
  to: day,
  dwellingCoverage: positiveDollars,
  yearlyPremium: positiveDollars,
  mortgagee: z.string().trim().max(200).nullable(),
});
export type InsurancePolicy = z.infer<typeof insurancePolicy>;
