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

/** Owners as public records show them: it informs staff and is no search of title. */
export const titleLook = titleRecord.pick({ holder: true, trustKind: true, names: true, acquiredOn: true }).extend({
  /** Recorded at the last sale, in their original amounts: they may be paid, and others may exist. */
  recordedMortgages: z.array(positiveDollars),
  lookedOn: day,
});
export type TitleLook = z.infer<typeof titleLook>;
