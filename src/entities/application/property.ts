import { z } from 'zod';
import { address } from '../values/address.ts';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';
import { source } from '../values/source.ts';
import { propertyType, unitCount } from './property-type.ts';
import { propertyUsage } from './property-usage.ts';

const { line1, line2, city, state, zip, county } = address.shape;

/** A home: its address, what it is and what it costs to own. The address stands flat, since the contract reads `property.state`. */
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
  /** What its owner says it is worth; a valuation, once there is one, prices the offer instead. */
  value: positiveDollars.nullable(),
  valueSource: source.nullable(),
  acquiredOn: day.nullable(),
  /** Home-owner association fees a month. */
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
