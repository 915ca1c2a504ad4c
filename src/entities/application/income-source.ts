import { z } from 'zod';
import { address } from '../values/address.ts';
import { positiveDollars } from '../values/money.ts';
import { source } from '../values/source.ts';
import { incomeType } from './income-type.ts';

/** Refers to the application's home where a property is named by id. */
export const HOME_ID = 'home';

/** Income other than a job; gross, whole dollars a month. */
export const incomeSource = z.object({
  id: z.string().min(1),
  type: incomeType,
  base: positiveDollars.nullable(),
  overtime: positiveDollars.nullable(),
  bonuses: positiveDollars.nullable(),
  commissions: positiveDollars.nullable(),
  otherValue: positiveDollars.nullable(),
  /** The loan system's own id; the capitalization is contract. */
  IncomeID: z.string().nullable(),
  propertyId: z.string().nullable(),
  address: address.nullable(),
  rentalUnits: z.int().min(1).max(99).nullable(),
  source,
});
export type IncomeSource = z.infer<typeof incomeSource>;
