import { z } from 'zod';
import { verifiedIncome } from '#entities/facts/verified-income.ts';

/** One applicant's income as staff worked it out, stored like a vendor's answer. */
export const incomeEntered = z.object({ kind: z.literal('found'), amounts: z.array(verifiedIncome) });
export type IncomeEntered = z.infer<typeof incomeEntered>;
