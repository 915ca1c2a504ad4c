import { z } from 'zod';
import { pipelineRow, pipelineView } from '#entities/contract/pipeline.ts';
import { listPipeline } from '#server/usecases/pipeline/list-pipeline.ts';
import { staffOf } from '../procedures.ts';
import { sees } from './schemas.ts';

export const pageProcedure = sees
  .input(z.object({ view: pipelineView, cursor: z.string().max(1000).nullable() }))
  .output(z.object({ rows: z.array(pipelineRow), next: z.string().nullable(), count: z.int(), isMore: z.boolean() }))
  .query(({ ctx, input }) => listPipeline(ctx.container, staffOf(ctx), input));
