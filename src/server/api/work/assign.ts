import { z } from 'zod';
import { assignWork } from '#server/usecases/work/take-work.ts';
import { staffOf, staffProcedure } from '../procedures.ts';
import { taken, workItems } from './schemas.ts';

export const assignProcedure = staffProcedure('assign')
  .input(z.object({ items: workItems, to: z.uuid() }))
  .output(taken)
  .mutation(({ ctx, input }) => assignWork(ctx.container, staffOf(ctx), input));
