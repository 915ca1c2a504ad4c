import { z } from 'zod';
import { startApplication } from '#server/usecases/leads/start-application.ts';
import { publicProcedure } from '../procedures.ts';
import { stepKey } from './schemas.ts';

/** A visitor's first answer opens a session for its page; an existing one is kept. */
export const startProcedure = publicProcedure
  .input(z.object({ step: stepKey }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    const session = await ctx.sessionOf('applicant');
    if (!session?.application)
      ctx.openSession('applicant', await startApplication(ctx.container, { ...input, address: ctx.address }));
    return { ok: true };
  });
