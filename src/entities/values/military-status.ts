import { z } from 'zod';

/** `retiredOrDischardOrSeparated` is spelled as the contract spells it. */
export const militaryStatus = z.enum([
  'survivingSpouse',
  'currentlyServing',
  'retiredOrDischardOrSeparated',
  'reserveOrNationalGuard',
  'none',
]);
export type MilitaryStatus = z.infer<typeof militaryStatus>;
