import { z } from 'zod';
import { day } from '../values/day.ts';

/** Whether the home is or was listed for sale; `endedOn` is when it was taken off the market. */
export const listing = z.object({
  isListed: z.boolean().nullable(),
  wasListedLately: z.boolean().nullable(),
  endedOn: day.nullable(),
});
export type Listing = z.infer<typeof listing>;
