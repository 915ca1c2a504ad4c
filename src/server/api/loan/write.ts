import { z } from 'zod';
import { writeToStaff } from '#server/usecases/messages/loan-messages.ts';
import { applicantProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const writeProcedure = applicantProcedure
  .input(z.object({ text: z.string().trim().min(1).max(4000) }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await writeToStaff(ctx.container, ctx.writer, input.text);
    return { ok: true };
  });
