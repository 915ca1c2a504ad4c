import { z } from 'zod';
import { titleHolder, trustKind } from '../application/title-holder.ts';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';

/** Land records: the owners of the home and any other claims on it. */
export const titleRecord = z.object({
  holder: titleHolder,
  trustKind: trustKind.nullable(),
  names: z.array(z.string()),
  acquiredOn: day.nullable(),
  /** As the vesting deed words it; null where the records were not read for it. */
  vesting: z.string().nullish(),
  legalDescription: z.string().nullish(),
  parcelNumber: z.string().nullish(),
  openLiens: z.array(z.object({ holder: z.string(), amount: positiveDollars, isRecordedMortgage: z.boolean() })),
});
export type TitleRecord = z.infer<typeof titleRecord>;
