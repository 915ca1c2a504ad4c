import { z } from 'zod';
import { type StreetRequest, suggestedAddress } from '#entities/contract/calls/suggested-address.ts';
import type { Port } from '../port.ts';

export const MOST_SUGGESTED = 5;

/** Addresses that exist and begin as typed; none is an answer, too. */
export const streetAnswer = z.object({
  kind: z.literal('suggested'),
  suggestions: z.array(suggestedAddress).max(MOST_SUGGESTED),
});
export type StreetAnswer = z.infer<typeof streetAnswer>;

export type StreetPort = Port<StreetRequest, StreetAnswer>;
