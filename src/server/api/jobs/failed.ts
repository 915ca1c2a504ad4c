import { z } from 'zod';
import { jobFailureReason } from '#entities/facts/job-failure-reason.ts';
import { listFailedJobs } from '#server/usecases/jobs/list-failed-jobs.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const failedProcedure = staffProcedure('manageSettings')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(
    z.object({
      next: z.string().nullable(),
      rows: z.array(
        z.object({
          id: z.string(),
          job: z.string(),
          /** The message it was to send, by name. */
          message: z.string().nullable(),
          loanId: z.string().nullable(),
          loanNumber: z.string().nullable(),
          since: z.date(),
          failedAt: z.date(),
          tries: z.int(),
          reason: jobFailureReason,
          isErased: z.boolean(),
        }),
      ),
    }),
  )
  .query(({ ctx, input }) => listFailedJobs(ctx.container, staffOf(ctx), input.cursor));
