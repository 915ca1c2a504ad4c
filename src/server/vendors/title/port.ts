import { z } from 'zod';
import { titleLook, titleRecord } from '#entities/facts/title-record.ts';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import type { Port, Recorded } from '../port.ts';

export const titleRequest = z.object({
  address,
  asOf: day,
  /** Never sent to a vendor: the owners the sandbox writes into its land records. */
  stated: z.object({ names: z.array(z.string()), acquiredOn: day.nullable() }),
});
export type TitleRequest = z.infer<typeof titleRequest>;

export const titleAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), address, record: titleRecord }),
  /** Public records: the title search is still to be ordered. */
  z.object({ kind: z.literal('firstLook'), address, look: titleLook }),
  z.object({ kind: z.literal('notFound') }),
]);
export type TitleAnswer = z.infer<typeof titleAnswer>;

export type TitlePort = Port<TitleRequest, TitleAnswer>;
export type TitleVendor = Recorded<TitleRequest, TitleAnswer>;
