import { z } from 'zod';

/** What staff can say to an application. */
export const staffDecision = z.enum([
  'approved',
  'conditionallyApproved',
  'countered',
  'suspended',
  'denied',
  'withdrawn',
]);
export type StaffDecision = z.infer<typeof staffDecision>;

/** Why nothing can be decided about a loan any more. */
export const loanEnd = z.enum([
  'denied',
  'withdrawn',
  'cancelled',
  'funded',
  'accountOpened',
  /** What was missing did not come by the day the notice named. */
  'closedIncomplete',
  /** A counter-offer that nobody took. */
  'counterLapsed',
]);
export type LoanEnd = z.infer<typeof loanEnd>;
