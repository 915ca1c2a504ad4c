import { z } from 'zod';
import { address } from '../values/address.ts';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';
import { source } from '../values/source.ts';
import { propertyType, unitCount } from './property-type.ts';
import { propertyUsage } from './property-usage.ts';

const { line1, line2, city, state, zip, county } = address.shape;

/** A home: address, type and cost of ownership. The address is flat, since the contract reads `property.state`. */
export const property = z.object({
  line1: line1.nullable(),
  line2,
  city: city.nullable(),
  state: state.nullable(),
  zip: zip.nullable(),
  county,
  isAddressVerified: z.boolean().nullable(),
  type: propertyType.nullable(),
  units: unitCount.nullable(),
  usage: propertyUsage.nullable(),
  /** The owner's estimate; a valuation, once available, prices the offer instead. */
  value: positiveDollars.nullable(),
  valueSource: source.nullable(),
  acquiredOn: day.nullable(),
  /** Monthly homeowners association fees. */
  fees: positiveDollars.nullable(),
  yearlyTaxes: positiveDollars.nullable(),
  yearlyInsurance: positiveDollars.nullable(),
});
export type Property = z.infer<typeof property>;

export const emptyProperty = (): Property => ({
  line1: null,
  line2: null,
  city: null,
  state: null,
  zip: null,
  county: null,
  isAddressVerified: null,
  type: null,
  units: null,
  usage: null,
  value: null,
  valueSource: null,
  acquiredOn: null,
  fees: null,
  yearlyTaxes: null,
  yearlyInsurance: null,
});
