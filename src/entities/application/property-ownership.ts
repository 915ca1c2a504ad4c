import { z } from 'zod';
import { positiveDollars } from '../values/money.ts';
import { debtItem } from './debt-item.ts';
import { property } from './property.ts';

/** Real estate owned other than the home securing the line. */
export const propertyOwnership = z.object({
  propertyId: z.string().min(1),
  property,
  mortgages: z.array(debtItem),
  annualRentalIncome: positiveDollars.nullable(),
});
export type PropertyOwnership = z.infer<typeof propertyOwnership>;
