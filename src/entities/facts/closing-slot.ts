import { z } from 'zod';
import { closingLocation, closingTime } from '../application/closing.ts';
import { day } from '../values/day.ts';

export const closingSlot = z.object({ on: day, time: closingTime, place: closingLocation });
export type ClosingSlot = z.infer<typeof closingSlot>;

/** How many signings are booked then and there. */
export const bookedSlot = closingSlot.extend({ count: z.int() });
export type BookedSlot = z.infer<typeof bookedSlot>;

/** What may be booked: any of the times on any of the days, but those that are taken. */
export const closingChoices = z.object({
  days: z.array(day),
  places: z.array(closingLocation),
  times: z.array(closingTime),
  taken: z.array(closingSlot),
});
export type ClosingChoices = z.infer<typeof closingChoices>;
