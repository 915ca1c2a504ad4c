import { z } from 'zod';
import { pipelineRow, pipelineStage, pipelineView, standardViewName } from '#entities/contract/pipeline.ts';
import { decisionPace } from '#rules/compliance/decision-pace.ts';
import { assignLoans, colleagues } from '#server/usecases/pipeline/assign-loans.ts';
import { followPipeline } from '#server/usecases/pipeline/follow-pipeline.ts';
import { listPipeline } from '#server/usecases/pipeline/list-pipeline.ts';
import { pipelineOverview } from '#server/usecases/pipeline/pipeline-overview.ts';
import { removeView, saveView } from '#server/usecases/pipeline/save-view.ts';
import { searchPipeline } from '#server/usecases/pipeline/search-pipeline.ts';
import { router, staffOf, staffProcedure } from '../procedures.ts';

const done = z.object({ ok: z.literal(true) });
const counted = z.object({ view: pipelineView, count: z.int() });
const sees = staffProcedure('seePipeline');

/** The list of loans: each call sees what the caller's grants reach and nothing else, whatever it asks for. */
export const pipelineRouter = router({
  page: sees
    .input(z.object({ view: pipelineView, cursor: z.string().max(1000).nullable() }))
    .output(z.object({ rows: z.array(pipelineRow), next: z.string().nullable(), count: z.int(), isMore: z.boolean() }))
    .query(({ ctx, input }) => listPipeline(ctx.container, staffOf(ctx), input)),

  search: sees
    .input(z.object({ typed: z.string().trim().min(1).max(120) }))
    .output(z.object({ rows: z.array(pipelineRow), isMore: z.boolean() }))
    .query(({ ctx, input }) => searchPipeline(ctx.container, staffOf(ctx), input.typed)),

  overview: sees
    .output(
      z.object({
        standard: z.array(counted.extend({ name: standardViewName })),
        saved: z.array(counted.extend({ id: z.string(), name: z.string() })),
        stages: z.array(z.object({ stage: pipelineStage, loans: z.int() })),
        days: z.array(z.int()),
        pace: decisionPace,
        today: z.object({ late: z.int(), due: z.int(), mine: z.int() }),
        hasLetterKeys: z.boolean(),
      }),
    )
    .query(({ ctx }) => pipelineOverview(ctx.container, staffOf(ctx))),

  /** Which loans changed, as they do. */
  changes: sees.subscription(async function* ({ ctx, signal }) {
    const never = new AbortController();
    yield* followPipeline(ctx.container, { staffNow: ctx.staffNow, signal: signal ?? never.signal });
  }),

  saveView: sees
    .input(z.object({ name: z.string().trim().min(1).max(40), view: pipelineView }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('saved'), id: z.string() }),
        z.object({ kind: z.literal('tooMany') }),
      ]),
    )
    .mutation(({ ctx, input }) => saveView(ctx.container, staffOf(ctx), input)),

  removeView: sees
    .input(z.object({ id: z.uuid() }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeView(ctx.container, staffOf(ctx), input.id);
      return { ok: true };
    }),

  colleagues: staffProcedure('assign')
    .output(z.array(z.object({ id: z.string(), name: z.string() })))
    .query(({ ctx }) => colleagues(ctx.container, staffOf(ctx))),

  assign: staffProcedure('assign')
    .input(
      z.object({
        loans: z
          .array(z.object({ loanId: z.uuid(), ownerId: z.uuid().nullable() }))
          .min(1)
          .max(200),
        to: z.uuid().nullable(),
      }),
    )
    .output(z.object({ assigned: z.array(z.string()), changed: z.array(z.string()) }))
    .mutation(({ ctx, input }) => assignLoans(ctx.container, staffOf(ctx), input)),
});
