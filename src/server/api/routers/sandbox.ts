import { z } from 'zod';
import { messagePreviews } from '../../usecases/message-previews.ts';
import { replayJob, sandboxJobs } from '../../usecases/sandbox-jobs.ts';
import { sandboxOverview } from '../../usecases/sandbox-overview.ts';
import { publicProcedure, router } from '../procedures.ts';

/** Mounted in sandbox mode only. */
export const sandboxRouter = router({
  overview: publicProcedure
    .output(
      z.object({
        staff: z.array(
          z.object({
            email: z.string(),
            name: z.string(),
            password: z.string(),
            code: z.string(),
            roles: z.array(z.string()),
          }),
        ),
        mails: z.array(
          z.object({ id: z.string(), recipient: z.string(), subject: z.string(), text: z.string(), sentAt: z.date() }),
        ),
      }),
    )
    .query(({ ctx }) => sandboxOverview(ctx.container)),

  jobs: publicProcedure
    .output(
      z.object({
        queues: z.array(
          z.object({
            name: z.string(),
            waiting: z.number(),
            active: z.number(),
            failed: z.number(),
            completed: z.number(),
          }),
        ),
        dead: z.array(z.object({ id: z.string(), name: z.string(), at: z.date(), reason: z.string() })),
      }),
    )
    .query(({ ctx }) => sandboxJobs(ctx.container)),

  replayJob: publicProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ ok: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await replayJob(ctx.container, input.id);
      return { ok: true };
    }),

  messagePreviews: publicProcedure
    .output(
      z.array(
        z.object({
          name: z.string(),
          subject: z.string(),
          text: z.string(),
          html: z.string(),
          attachments: z.array(z.string()),
        }),
      ),
    )
    .query(() => messagePreviews()),
});
