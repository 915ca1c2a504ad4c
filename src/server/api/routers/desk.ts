import { z } from 'zod';
import { deskCounts } from '../../usecases/desk-counts.ts';
import { portalProcedure, router, staffOf } from '../procedures.ts';

export const deskRouter = router({
  /** For the navigation: what waits, within one's reach. */
  counts: portalProcedure
    .output(z.object({ clocks: z.int(), leads: z.int(), hasLetterKeys: z.boolean() }))
    .query(({ ctx }) => deskCounts(ctx.container, staffOf(ctx))),
});
