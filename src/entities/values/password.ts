import { z } from 'zod';

/** Optional for applicants, who can always sign in with a code. The maximum length limits the cost of hashing. */
export const password = z.string().min(8, 'passwordTooShort').max(200, 'passwordTooLong');
export type Password = z.infer<typeof password>;

export const portalPassword = z.string().min(12, 'passwordTooShort').max(200, 'passwordTooLong');
