import { z } from 'zod';
import { day } from './day.ts';
import { positiveDollars } from './money.ts';
import { titleHolder, trustKind } from './title-holder.ts';

/** What the land records say of who owns the home and who else has a claim on it. */
export const titleRecord = z.object({
  holder: titleHolder,
  trustKind: trustKind.nullable(),
  names: z.array(z.string()),
  acquiredOn: day.nullable(),
  openLiens: z.array(z.object({ holder: z.string(), amount: positiveDollars, isRecordedMortgage: z.boolean() })),
});
export type TitleRecord = z.infer<typeof titleRecord>;
