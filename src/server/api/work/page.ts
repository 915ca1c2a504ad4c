import { z } from 'zod';
import { workQueue, workRow, workView } from '#entities/contract/desk/work-item.ts';
import { listWork } from '#server/usecases/work/list-work.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

export const pageProcedure = portalProcedure
  .input(z.object({ queue: workQueue, view: workView, cursor: z.string().max(1000).nullable() }))
  .output(z.object({ rows: z.array(workRow), next: z.string().nullable() }))
  .query(({ ctx, input }) => listWork(ctx.container, staffOf(ctx), input));
