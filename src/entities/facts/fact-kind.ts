import { z } from 'zod';

/** Facts about a loan that come from a vendor, from staff or from nobody yet; never from the applicant. */
export const factKind = z.enum(['credit', 'value', 'title', 'flood', 'income', 'insurance', 'identity']);
export type FactKind = z.infer<typeof factKind>;

/** `staff`: read from a document and entered. */
export const factSource = z.enum(['vendor', 'staff']);
export type FactSource = z.infer<typeof factSource>;
