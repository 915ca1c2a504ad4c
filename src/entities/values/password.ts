import { z } from 'zod';

type Length = { min: number; max: number };

/** The most limits the cost of hashing. */
export const PASSWORD_LENGTH: Length = { min: 8, max: 200 };
export const PORTAL_PASSWORD_LENGTH: Length = { min: 12, max: 200 };

const ofLength = ({ min, max }: Length) => z.string().min(min, 'passwordTooShort').max(max, 'passwordTooLong');

/** Optional for applicants, who can always sign in with a code. */
export const password = ofLength(PASSWORD_LENGTH);
export type Password = z.infer<typeof password>;

export const portalPassword = ofLength(PORTAL_PASSWORD_LENGTH);
