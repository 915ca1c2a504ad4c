import { z } from 'zod';
import { retryFailedJobs } from '#server/usecases/jobs/retry-failed-jobs.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const retryProcedure = staffProcedure('manageSettings')
  .input(z.object({ ids: z.array(z.uuid()).min(1).max(100) }))
  .output(z.object({ retried: z.int() }))
  .mutation(({ ctx, input }) => retryFailedJobs(ctx.container, staffOf(ctx), input.ids));
