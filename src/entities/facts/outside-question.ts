import { z } from 'zod';

/** Vendor requests triggered by a saved page. */
export const outsideQuestion = z.enum([
  'address',
  'credit',
  'valuation',
  'flood',
  'title',
  'income',
  'insurance',
  'identity',
  /** Whether a job still exists, from the connection to payroll. */
  'employment',
]);
export type OutsideQuestion = z.infer<typeof outsideQuestion>;

/**
 * The state of a request: `waiting` for its turn, `asking`, or its result. `byStaff`: no vendor is set up, so nobody was asked. Of a visit
 * to a vendor: `yourTurn` until the applicant has finished there, `expired` or `failed` where it came to nothing.
 */
export const pullState = z.enum([
  'waiting',
  'asking',
  'found',
  'frozen',
  'notFound',
  'unsure',
  'lapsed',
  'unavailable',
  'byStaff',
  'yourTurn',
  'expired',
  'failed',
]);
export type PullState = z.infer<typeof pullState>;

/** Why a vendor's answer is missing. */
export const noAnswerReason = z.enum([
  'down',
  'timeout',
  'busy',
  'garbage',
  'notReady',
  'refused',
  /** The answer was about another person. */
  'otherPerson',
  'resting',
  'notConfigured',
]);
export type NoAnswerReason = z.infer<typeof noAnswerReason>;
