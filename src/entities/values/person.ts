import { z } from 'zod';

/** Selects one applicant's part of the application: a parameter everywhere, never a copied page. */
export const person = z.enum(['borrower', 'coborrower']);
export type Person = z.infer<typeof person>;
