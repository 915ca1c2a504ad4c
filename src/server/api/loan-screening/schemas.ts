import { z } from 'zod';

/** A match as the page showed it. */
export const reviewed = z.object({
  screeningId: z.uuid(),
  entryId: z.string().max(20),
  reason: z.string().trim().min(3).max(1000),
});
