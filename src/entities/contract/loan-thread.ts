import { z } from 'zod';
import { person } from '../values/person.ts';

export const threadView = z.enum(['unread', 'all']);
export type ThreadView = z.infer<typeof threadView>;

/** What was said between one of the people of a loan and the staff, as a list of such threads shows it. */
export const loanThread = z.object({
  loanId: z.uuid(),
  loanNumber: z.string(),
  names: z.string(),
  person,
  /** The one of the people it is with. */
  firstName: z.string().nullable(),
  owner: z.string().nullable(),
  last: z.object({
    /** Who of the staff; null when the person did. */
    from: z.string().nullable(),
    /** Its beginning. */
    text: z.string(),
    at: z.date(),
  }),
  /** Written by the person and read by no one of the staff. */
  unread: z.int(),
  unreadSince: z.date().nullable(),
});
export type LoanThread = z.infer<typeof loanThread>;
