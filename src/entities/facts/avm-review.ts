import { z } from 'zod';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';
import { valuation } from './valuation.ts';

export const avmFinding = z.enum(['supported', 'tooHigh', 'tooLow']);
export type AvmFinding = z.infer<typeof avmFinding>;

/** What the reviewer of a drawn value found. A value of their own is needed where the model's is not supported. */
export const avmReviewed = z
  .object({
    finding: avmFinding,
    ownValue: positiveDollars.nullable(),
    /** The sales it was compared with. */
    comparables: z.string().trim().min(10).max(2000),
  })
  .refine(({ finding, ownValue }) => finding === 'supported' || ownValue !== null, {
    path: ['ownValue'],
    message: 'valueNeeded',
  });
export type AvmReviewed = z.infer<typeof avmReviewed>;

/** A value drawn at random for review. */
export const avmReview = z.object({
  reportId: z.string(),
  drawnOn: day,
  valuation,
  reviewed: z
    .object({
      finding: avmFinding,
      ownValue: positiveDollars.nullable(),
      comparables: z.string(),
      by: z.string(),
      on: day,
    })
    .nullable(),
});
export type AvmReview = z.infer<typeof avmReview>;
