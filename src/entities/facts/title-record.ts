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
  openLiens: z.array(z.object({ holder: z.string(), amount: positiveDollars, isRecordedMortgage: z.boolean() })),
});
export type TitleRecord = z.infer<typeof titleRecord>;
