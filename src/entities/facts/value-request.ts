import { z } from 'zod';
import { positiveDollars } from '../values/money.ts';

/** What someone says who thinks the home is worth more than it was valued at. */
export const valueDoubt = z.object({
  amount: positiveDollars,
  reason: z.string().trim().min(10, 'reasonNeeded').max(2000),
});
export type ValueReviewRequest = z.infer<typeof valueDoubt>;

/** A doubt as it is kept: a request to a person, never an edit of the value. */
export const valueRequest = valueDoubt.extend({
  state: z.enum(['open', 'accepted', 'declined']),
  createdAt: z.date(),
});
export type ValueRequest = z.infer<typeof valueRequest>;
