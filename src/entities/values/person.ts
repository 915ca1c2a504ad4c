import { z } from 'zod';

/** Whose part of the application: a parameter everywhere, never a copied page. */
export const person = z.enum(['borrower', 'coborrower']);
export type Person = z.infer<typeof person>;
