import { z } from 'zod';

export const incomeVerificationMethod = z.enum(['payroll', 'bank', 'documents']);
export type IncomeVerificationMethod = z.infer<typeof incomeVerificationMethod>;
