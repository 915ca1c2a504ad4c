import { z } from 'zod';

/** The three pages that say "not yet". */
export const refusal = z.enum(['lowEquity', 'boost', 'latePayment']);
export type Refusal = z.infer<typeof refusal>;

/** Topics applicants can ask to be notified about: a state that opens, or a refusal that no longer holds. */
export const newsTopic = z.enum(['waitlist', ...refusal.options]);
export type NewsTopic = z.infer<typeof newsTopic>;
