import { z } from 'zod';

/** A standard address pattern, and what the schema library calls an address; stored in lower case so that one address is one account. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('emailFormat'));
export type Email = z.infer<typeof email>;
