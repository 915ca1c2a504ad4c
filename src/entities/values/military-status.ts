import { z } from 'zod';

/** `retiredOrDischardOrSeparated` is spelled as in the contract. */
export const militaryStatus = z.enum([
  'survivingSpouse',
  'currentlyServing',
  'retiredOrDischardOrSeparated',
  'reserveOrNationalGuard',
  'none',
]);
export type MilitaryStatus = z.infer<typeof militaryStatus>;
