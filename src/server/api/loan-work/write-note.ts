import { z } from 'zod';
import { writeNote } from '#server/usecases/loan/loan-notes.ts';
import { loanProcedure } from '../procedures.ts';
import { done, text } from './schemas.ts';

export const writeNoteProcedure = loanProcedure('correspond')
  .input(z.object({ text }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await writeNote(ctx.container, { staff: ctx.staff, body: input.text });
    return { ok: true };
  });
