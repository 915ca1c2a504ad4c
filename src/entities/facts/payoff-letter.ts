import { z } from 'zod';
import { day } from '../values/day.ts';
import { destination } from './payment.ts';

const MOST = 100_000_000_00;

/** A creditor's letter: what pays the debt in full through a day, what each further day costs, and where to send it. */
export const payoffLetter = z.object({
  amount: z.int().min(1).max(MOST).brand<'Cents'>(),
  perDiem: z.int().min(0).max(MOST).brand<'Cents'>(),
  goodThrough: day,
  to: destination,
});
export type PayoffLetter = z.infer<typeof payoffLetter>;

export const payoffLetterState = z.enum(['waiting', 'inForce', 'declined', 'replaced']);
export type PayoffLetterState = z.infer<typeof payoffLetterState>;
