import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { deskCounts } from '#server/usecases/pipeline/desk-counts.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

/** For the navigation: open work within the caller's reach. */
export const countsProcedure = portalProcedure
  .output(
    z.object({
      today: day,
      work: z.int(),
      clocks: z.int(),
      talks: z.int(),
      letters: z.int(),
      leads: z.int(),
      failedJobs: z.int(),
      unread: z.int(),
      hasLetterKeys: z.boolean(),
    }),
  )
  .query(({ ctx }) => deskCounts(ctx.container, staffOf(ctx)));
