import { z } from 'zod';
import { day } from '../../values/day.ts';
import { basisPoints } from '../../values/percent.ts';

/** The index from a day on, as two people released it. */
export const indexDate = z.object({ effectiveFrom: day, rate: basisPoints });
export type IndexDate = z.infer<typeof indexDate>;

/** `found`: published, and nobody has proposed it yet. */
export const indexState = z.enum(['found', 'proposed', 'released', 'declined']);
export type IndexState = z.infer<typeof indexState>;

/** Where a rate was read: a series that the product fetches, or a publication staff looked up. */
export const indexSource = z.enum(['fred', 'h15', 'staff']);
export type IndexSource = z.infer<typeof indexSource>;
