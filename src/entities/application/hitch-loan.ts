import { z } from 'zod';

/** The loan record of an application, created with the first saved answer. The field name `hitchLoan` is contract. */
export const hitchLoan = z.object({ id: z.string().min(1), loanNumber: z.string().nullable() });
export type HitchLoan = z.infer<typeof hitchLoan>;
