import { z } from 'zod';
import { day } from '../values/day.ts';

/** What a machine-readable part of an ID says. A part that is not there or not readable is null. */
export const idReading = z.object({
  source: z.enum(['barcode', 'mrz']),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Of a license; that of a passport is in its check digits. */
  number: z.string().nullable(),
  birthDate: day.nullable(),
  expiresOn: day.nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  /** False where a check digit does not fit its line. */
  isSound: z.boolean(),
});
export type IdReading = z.infer<typeof idReading>;
