import { z } from 'zod';
import { positiveDollars } from '../values/money.ts';

/** An applicant's claim that the home is worth more than its valuation. */
export const valueDoubt = z.object({
  amount: positiveDollars,
  reason: z.string().trim().min(10, 'reasonNeeded').max(2000),
});
export type ValueReviewRequest = z.infer<typeof valueDoubt>;

/** A stored challenge: a request for human review, never an edit of the value. */
export const valueRequest = valueDoubt.extend({
  state: z.enum(['open', 'accepted', 'declined']),
  createdAt: z.date(),
});
export type ValueRequest = z.infer<typeof valueRequest>;
