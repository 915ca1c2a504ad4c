import { z } from 'zod';
import { day } from '../values/day.ts';

/** Zones starting with A or V are special flood hazard areas. */
export const floodDetermination = z.object({
  zone: z.string().min(1),
  communityNumber: z.string().nullable(),
  /** The other fields of the federal determination form, where they are known. */
  communityName: z.string().nullish(),
  mapPanel: z.string().nullish(),
  mapPanelOn: day.nullish(),
  /** Whether the community takes part in the National Flood Insurance Program. */
  participates: z.boolean().nullish(),
  /** A letter of map amendment or revision. */
  letterOfMapChangeOn: day.nullish(),
  isCoastalBarrier: z.boolean().nullish(),
  determinedOn: day,
});
export type FloodDetermination = z.infer<typeof floodDetermination>;

/** The federal form as staff enter it: the fields that decide are required. */
export const federalFloodForm = floodDetermination.extend({
  zone: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{0,3}$/),
  communityNumber: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
  communityName: z.string().trim().min(2).max(100),
  mapPanel: z.string().trim().min(4).max(20),
  mapPanelOn: day,
  participates: z.boolean(),
});
export type FederalFloodForm = z.infer<typeof federalFloodForm>;

/** The public flood map at the home: it informs staff and is no determination. */
export const floodLook = z.object({
  zone: z.string().min(1),
  /** A special flood hazard area in FEMA's own word. */
  isHazardArea: z.boolean(),
  communityNumber: z.string().nullable(),
  communityName: z.string().nullable(),
  mapPanel: z.string().nullable(),
  mapPanelOn: day.nullable(),
  lookedOn: day,
});
export type FloodLook = z.infer<typeof floodLook>;
