import { z } from 'zod';
import { renameView } from '#server/usecases/pipeline/save-view.ts';
import { staffOf } from '../procedures.ts';
import { sees, viewName } from './schemas.ts';

export const renameViewProcedure = sees
  .input(z.object({ id: z.uuid(), name: viewName, seen: viewName }))
  .output(z.object({ kind: z.enum(['renamed', 'nameTaken', 'changedMeanwhile']) }))
  .mutation(({ ctx, input }) => renameView(ctx.container, staffOf(ctx), input));
