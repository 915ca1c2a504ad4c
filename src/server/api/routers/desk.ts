import { z } from 'zod';
import { loanThread, threadView } from '#entities/contract/loan-thread.ts';
import { clockView, pipelineStage, waitingOn } from '#entities/contract/pipeline.ts';
import { day } from '#entities/values/day.ts';
import { runningDuties } from '#server/usecases/clocks/running-clocks.ts';
import { listThreads } from '#server/usecases/messages/list-threads.ts';
import { deskCounts } from '#server/usecases/pipeline/desk-counts.ts';
import { setLetterKeys } from '#server/usecases/pipeline/save-view.ts';
import { portalProcedure, router, staffOf, staffProcedure } from '../procedures.ts';

export const deskRouter = router({
  /** For the navigation: what waits, within one's reach. */
  counts: portalProcedure
    .output(z.object({ today: day, clocks: z.int(), talks: z.int(), leads: z.int(), hasLetterKeys: z.boolean() }))
    .query(({ ctx }) => deskCounts(ctx.container, staffOf(ctx))),

  /** Whether keys without a modifier do something, for whoever is signed in. */
  setLetterKeys: portalProcedure
    .input(z.object({ hasLetterKeys: z.boolean() }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await setLetterKeys(ctx.container, staffOf(ctx), input);
      return { ok: true };
    }),

  clocks: staffProcedure('seePipeline')
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
          }),
        ),
      }),
    )
    .query(({ ctx, input }) => runningDuties(ctx.container, staffOf(ctx), input.cursor)),

  talks: staffProcedure('seeLoan')
    .input(z.object({ view: threadView, cursor: z.string().max(600).nullable() }))
    .output(z.object({ rows: z.array(loanThread), next: z.string().nullable() }))
    .query(({ ctx, input }) => listThreads(ctx.container, staffOf(ctx), input)),
});
