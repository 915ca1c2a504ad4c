import { z } from 'zod';
import { day } from '../values/day.ts';

/** Is or was the home up for sale; `endedOn` is when it was taken off the market. */
export const listing = z.object({
  isListed: z.boolean().nullable(),
  wasListedLately: z.boolean().nullable(),
  endedOn: day.nullable(),
});
export type Listing = z.infer<typeof listing>;
