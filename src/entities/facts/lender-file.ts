import { z } from 'zod';

/** Files that staff add themselves: what a fact they enter was read from. Applicants do not see them. */
export const lenderFileAbout = z.enum([
  'floodDetermination',
  'militaryStatus',
  'creditReport',
  'appraisal',
  'titleReport',
  'incomeProof',
  'insurancePolicy',
  'identityProof',
  'payoffLetter',
  'valueAcknowledgment',
  'deed',
  'notarizedDeed',
]);
export type LenderFileAbout = z.infer<typeof lenderFileAbout>;
