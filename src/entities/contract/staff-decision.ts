import { z } from 'zod';

/** Decisions available to staff. */
export const staffDecision = z.enum([
  'approved',
  'conditionallyApproved',
  'countered',
  'suspended',
  'denied',
  'withdrawn',
]);
export type StaffDecision = z.infer<typeof staffDecision>;

/** Every decision on record: by staff, by the rules, by a borrower accepting a counteroffer, by a deadline, or by late items. */
export const decisionKind = z.enum([
  ...staffDecision.options,
  'refused',
  'counterTaken',
  'closedIncomplete',
  'resumed',
]);
export type DecisionKind = z.infer<typeof decisionKind>;

/** Why a loan can no longer be decided. */
export const loanEnd = z.enum([
  'denied',
  'withdrawn',
  'cancelled',
  'funded',
  'accountOpened',
  /** Missing items did not arrive by the date in the notice. */
  'closedIncomplete',
  /** A counteroffer that was not accepted. */
  'counterLapsed',
]);
export type LoanEnd = z.infer<typeof loanEnd>;
