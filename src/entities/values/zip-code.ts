import { z } from 'zod';

export const zipCode = z.string().regex(/^\d{5}$/, 'zipFormat');
export type ZipCode = z.infer<typeof zipCode>;

/** Autofill adds ZIP+4 and users add spaces: the first five digits are the ZIP code. */
export const zipText = (typed: string): string => typed.replace(/\D/g, '').slice(0, 5);
