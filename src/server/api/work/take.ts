import { z } from 'zod';
import { takeWork } from '#server/usecases/work/take-work.ts';
import { portalProcedure, staffOf } from '../procedures.ts';
import { taken, workItems } from './schemas.ts';

export const takeProcedure = portalProcedure
  .input(z.object({ items: workItems }))
  .output(taken)
  .mutation(({ ctx, input }) => takeWork(ctx.container, staffOf(ctx), input));
