import { z } from 'zod';
import { address } from '../../values/address.ts';
import { usState } from '../../values/us-state.ts';
import { zipCode } from '../../values/zip-code.ts';

/** The beginning of an address as it is typed; state and ZIP code where they are already known. */
export const streetRequest = z.object({
  text: z.string().trim().min(3).max(100),
  state: usState.nullable(),
  zip: zipCode.nullable(),
});
export type StreetRequest = z.infer<typeof streetRequest>;

/** `hasUnits`: a building with several homes, whose unit is still to be typed. */
export const suggestedAddress = z.object({ address, hasUnits: z.boolean() });
export type SuggestedAddress = z.infer<typeof suggestedAddress>;
