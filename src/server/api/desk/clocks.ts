import { z } from 'zod';
import { clockView, pipelineStage, waitingOn } from '#entities/contract/pipeline.ts';
import { day } from '#entities/values/day.ts';
import { runningDuties } from '#server/usecases/clocks/running-clocks.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const clocksProcedure = staffProcedure('seePipeline')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(
    z.object({
      today: day,
      next: z.string().nullable(),
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
          lateReason: z.object({ text: z.string(), by: z.string() }).nullable(),
        }),
      ),
    }),
  )
  .query(({ ctx, input }) => runningDuties(ctx.container, staffOf(ctx), input.cursor));
