import { z } from 'zod';

/** `manufactured` is accepted on the wire, never offered, and not eligible. */
export const propertyType = z.enum(['singleFamily', 'multiUnit', 'condo', 'townhouse', 'manufactured']);
export type PropertyType = z.infer<typeof propertyType>;

export const offeredPropertyTypes = [
  'singleFamily',
  'multiUnit',
  'condo',
  'townhouse',
] as const satisfies readonly PropertyType[];

export const unitCount = z.enum(['1', '2', '3', '4', '5+']);
export type UnitCount = z.infer<typeof unitCount>;
