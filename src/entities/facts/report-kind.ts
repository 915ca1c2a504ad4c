import { z } from 'zod';

export const reportKind = z.enum(['avm', 'avmCascade', 'singleCredit', 'jointCredit', 'singleCreditCoborrower']);
export type ReportKind = z.infer<typeof reportKind>;
