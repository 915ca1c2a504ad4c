import { z } from 'zod';
import { address } from '../values/address.ts';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';

export const residenceBasis = z.enum(['own', 'rent', 'noCost']);
export type ResidenceBasis = z.infer<typeof residenceBasis>;

/** A residence and its dates; `to` null means current. */
export const residence = z.object({
  id: z.string().min(1),
  address,
  from: day,
  to: day.nullable(),
  basis: residenceBasis,
  monthlyRent: positiveDollars.nullable(),
});
export type Residence = z.infer<typeof residence>;
