import { z } from 'zod';
import { pipelineRow } from '#entities/contract/pipeline.ts';
import { searchPipeline } from '#server/usecases/pipeline/search-pipeline.ts';
import { staffOf } from '../procedures.ts';
import { sees } from './schemas.ts';

export const searchProcedure = sees
  .input(z.object({ typed: z.string().trim().min(1).max(120) }))
  .output(z.object({ rows: z.array(pipelineRow), isMore: z.boolean() }))
  .query(({ ctx, input }) => searchPipeline(ctx.container, staffOf(ctx), input.typed));
