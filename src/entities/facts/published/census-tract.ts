import { z } from 'zod';

/** Where a home lies by the census, as staff looked it up; NA where its county has no tracts. */
export const censusTract = z.object({
  tract: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{11}|NA)$/),
  source: z.string().trim().min(3).max(200),
});
