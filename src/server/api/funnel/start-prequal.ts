import { z } from 'zod';
import { startPrequal } from '#server/usecases/leads/start-prequal.ts';
import { publicProcedure } from '../procedures.ts';

/** Starting with the prequalification opens a session with the first answer; an existing one is kept. */
export const startPrequalProcedure = publicProcedure
  .input(z.object({ variant: z.enum(['prequal', 'prequalCredit']) }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    const session = await ctx.sessionOf('applicant');
    if (!session?.application)
      ctx.openSession('applicant', await startPrequal(ctx.container, { ...input, address: ctx.address }));
    return { ok: true };
  });
