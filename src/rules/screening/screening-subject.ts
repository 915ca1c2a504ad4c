import { z } from 'zod';
import { day } from '#entities/values/day.ts';

export const screeningRole = z.enum(['borrower', 'coborrower', 'owner', 'payee', 'account']);
export type ScreeningRole = z.infer<typeof screeningRole>;

/** A party to the loan that is screened: everyone who borrows, owns the home or is paid. */
export const screeningSubject = z.object({
  key: z.string(),
  role: screeningRole,
  /** As it is shown; null while the party has no name. */
  name: z.string().nullable(),
  /** Every name the party is known by. */
  names: z.array(z.string()),
  /** Both where the file does not say which. */
  kinds: z.array(z.enum(['person', 'entity'])),
  bornOn: day.nullable(),
});
export type ScreeningSubject = z.infer<typeof screeningSubject>;
