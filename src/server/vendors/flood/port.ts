import { z } from 'zod';
import { floodDetermination, floodLook } from '#entities/facts/flood-determination.ts';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import type { Port, Recorded } from '../port.ts';

export const floodRequest = z.object({ address, asOf: day });
export type FloodRequest = z.infer<typeof floodRequest>;

export const floodAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), address, determination: floodDetermination }),
  /** The public map: the federal form is still to be ordered. */
  z.object({ kind: z.literal('firstLook'), address, look: floodLook }),
  z.object({ kind: z.literal('notFound') }),
]);
export type FloodAnswer = z.infer<typeof floodAnswer>;

export type FloodPort = Port<FloodRequest, FloodAnswer>;
export type FloodVendor = Recorded<FloodRequest, FloodAnswer>;
