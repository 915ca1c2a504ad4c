import { tracked } from '@trpc/server';
import { z } from 'zod';
import { applicationRecord } from '#entities/application-record.ts';
import { applicationRecordOf, loadApplication } from '../../usecases/load-application.ts';
import { applicantProcedure, publicProcedure, router } from '../procedures.ts';

export const applicationRouter = router({
  current: publicProcedure.output(applicationRecord.nullable()).query(async ({ ctx }) => {
    const session = await ctx.sessionOf('applicant');
    const stored = session && (await loadApplication(ctx.container, session));
    return session && stored ? applicationRecordOf(stored, session) : null;
  }),

  /** The version of the application after each save, by whomever, for as long as the caller listens. */
  changes: applicantProcedure
    .input(z.object({ lastEventId: z.string().optional() }).optional())
    .subscription(async function* ({ ctx, signal }) {
      const changes = ctx.container.live.changesOf(ctx.writer.applicationId, signal ?? new AbortController().signal);
      for await (const version of changes) yield tracked(String(version), { version });
    }),
});
