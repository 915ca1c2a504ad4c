import { z } from 'zod';
import { inviteAgain } from '#server/usecases/application/second-person.ts';
import { applicantProcedure } from '../procedures.ts';

export const inviteAgainProcedure = applicantProcedure
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx }) => {
    await inviteAgain(ctx.container, ctx.writer);
    return { ok: true };
  });
