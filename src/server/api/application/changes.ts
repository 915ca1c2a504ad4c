import { tracked } from '@trpc/server';
import { z } from 'zod';
import { followApplication } from '#server/usecases/loan/follow-application.ts';
import { applicantProcedure } from '../procedures.ts';
import { sessionStream } from '../session-stream.ts';

/** The application's version now and after each save, by anyone, for as long as the caller listens. */
export const changesProcedure = applicantProcedure
  .input(z.object({ lastEventId: z.string().optional() }).optional())
  .subscription(async function* ({ ctx, signal }) {
    const { applicationId } = ctx.writer;
    const versions = sessionStream(ctx, signal, (until) =>
      followApplication(ctx.container, { applicationId, signal: until }),
    );
    for await (const version of versions) yield tracked(String(version), { version });
  });
