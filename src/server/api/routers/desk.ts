import { z } from 'zod';
import { day } from '#entities/day.ts';
import { clockView, pipelineStage, waitingOn } from '#entities/pipeline.ts';
import { deskCounts } from '../../usecases/desk-counts.ts';
import { runningDuties } from '../../usecases/running-clocks.ts';
import { portalProcedure, router, staffOf, staffProcedure } from '../procedures.ts';

export const deskRouter = router({
  /** For the navigation: what waits, within one's reach. */
  counts: portalProcedure
    .output(z.object({ today: day, clocks: z.int(), leads: z.int(), hasLetterKeys: z.boolean() }))
    .query(({ ctx }) => deskCounts(ctx.container, staffOf(ctx))),

  clocks: staffProcedure('seePipeline')
    .output(
      z.object({
        today: day,
        isMore: z.boolean(),
        duties: z.array(
          z.object({
            id: z.string(),
            clock: clockView,
            loanId: z.string(),
            loanNumber: z.string(),
            names: z.string(),
            stage: pipelineStage,
            waitingOn,
            owner: z.string().nullable(),
            markedLateOn: day.nullable(),
          }),
        ),
      }),
    )
    .query(({ ctx }) => runningDuties(ctx.container, staffOf(ctx))),
});
