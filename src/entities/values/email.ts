import { z } from 'zod';

/** Must match a standard pattern and the schema library's own check; stored in lowercase so that one address is one account. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('emailFormat'));
export type Email = z.infer<typeof email>;
