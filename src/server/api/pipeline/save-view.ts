import { z } from 'zod';
import { pipelineView } from '#entities/contract/pipeline.ts';
import { saveView } from '#server/usecases/pipeline/save-view.ts';
import { staffOf } from '../procedures.ts';
import { sees, viewName } from './schemas.ts';

export const saveViewProcedure = sees
  .input(z.object({ name: viewName, view: pipelineView, isShared: z.boolean().default(false) }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('saved'), id: z.string() }),
      z.object({ kind: z.literal('tooMany') }),
    ]),
  )
  .mutation(({ ctx, input }) => saveView(ctx.container, staffOf(ctx), input));
