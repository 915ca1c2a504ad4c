import { z } from 'zod';
import { day } from '../values/day.ts';

/** Zones starting with A or V are special flood hazard areas. */
export const floodDetermination = z.object({
  zone: z.string().min(1),
  communityNumber: z.string().nullable(),
  determinedOn: day,
});
export type FloodDetermination = z.infer<typeof floodDetermination>;
