import { z } from 'zod';

/** Nine digits. The number itself goes to the vault; applications keep the last four. Area 000, 666 and 9xx are never issued. */
export const ssn = z
  .string()
  .regex(/^\d{9}$/, 'ssnFormat')
  .regex(/^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)/, 'ssnNeverIssued');
export type Ssn = z.infer<typeof ssn>;

export const lastFour = z.string().regex(/^\d{4}$/, 'lastFourFormat');
export type LastFour = z.infer<typeof lastFour>;

export const lastFourOf = (digits: string): LastFour => digits.slice(-4);

/** 123-45-6789, only during entry or when shown on demand. */
export const ssnText = (digits: Ssn): string => `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;

/** The masked SSN shown everywhere else. */
export const maskedSsn = (last: LastFour): string => `•••-••-${last}`;
