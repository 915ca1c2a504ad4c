import { z } from 'zod';
import { person } from '../values/person.ts';

export const threadView = z.enum(['unread', 'all']);
export type ThreadView = z.infer<typeof threadView>;

/** A thread between one applicant and staff, as shown in a list of threads. */
export const loanThread = z.object({
  loanId: z.uuid(),
  loanNumber: z.string(),
  names: z.string(),
  person,
  /** The applicant on the thread. */
  firstName: z.string().nullable(),
  owner: z.string().nullable(),
  last: z.object({
    /** The staff author; null when the applicant wrote it. */
    from: z.string().nullable(),
    /** The start of the message. */
    text: z.string(),
    at: z.date(),
  }),
  /** Messages from the applicant that no staff member has read. */
  unread: z.int(),
  unreadSince: z.date().nullable(),
});
export type LoanThread = z.infer<typeof loanThread>;
