import { z } from 'zod';

/** Nine digits. The number itself goes to the vault; applications keep the last four. Area 000, 666 and 9xx are never issued. */
export const ssn = z.string().regex(/^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/, 'ssnFormat');
export type Ssn = z.infer<typeof ssn>;

export const lastFour = z.string().regex(/^\d{4}$/, 'lastFourFormat');
export type LastFour = z.infer<typeof lastFour>;

export const lastFourOf = (digits: string): LastFour => digits.slice(-4);
