import { z } from 'zod';
import { offeredPropertyTypes, unitCount } from '../../application/property-type.ts';
import { day } from '../../values/day.ts';
import { positiveDollars } from '../../values/money.ts';

/** What public records say about a home: null where they are silent, and never a person's name. */
export const homeRecord = z.object({
  type: z.enum(offeredPropertyTypes).nullable(),
  /** Of a building with several units. */
  units: unitCount.nullable(),
  /** The month of the last recorded sale, as its first day. */
  acquiredOn: day.nullable(),
  yearlyTaxes: positiveDollars.nullable(),
  builtIn: z.int().min(1600).max(2200).nullable(),
  squareFeet: z.int().positive().nullable(),
});
export type HomeRecord = z.infer<typeof homeRecord>;

/** `asking`: the record is on its way, to this page or another. `none`: no record is known, or nobody answers. */
export const homeRecordTold = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), record: homeRecord }),
  z.object({ kind: z.enum(['asking', 'none']) }),
]);
export type HomeRecordTold = z.infer<typeof homeRecordTold>;
