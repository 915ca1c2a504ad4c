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

/** Every decision on record: by staff, by the rules, by the borrower who accepts a counteroffer, by a deadline, or by what came in after all. */
export const decisionKind = z.enum([
  ...staffDecision.options,
  'refused',
  'counterTaken',
  'closedIncomplete',
  'resumed',
]);
export type DecisionKind = z.infer<typeof decisionKind>;

/** Why nothing can be decided about a loan any more. */
export const loanEnd = z.enum([
  'denied',
  'withdrawn',
  'cancelled',
  'funded',
  'accountOpened',
  /** What was missing did not come by the day the notice named. */
  'closedIncomplete',
  /** A counteroffer that no one took. */
  'counterLapsed',
]);
export type LoanEnd = z.infer<typeof loanEnd>;
