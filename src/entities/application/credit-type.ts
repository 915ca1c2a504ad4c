import { z } from 'zod';

export const creditType = z.enum(['individual', 'joint']);
export type CreditType = z.infer<typeof creditType>;
