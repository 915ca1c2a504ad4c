import { z } from 'zod';
import { writePageNote } from '#server/usecases/review/mark-page.ts';
import { done, text } from '../loan-work/schemas.ts';
import { loanProcedure } from '../procedures.ts';
import { page } from './schemas.ts';

export const writePageNoteProcedure = loanProcedure('workLoan')
  .input(z.object({ fileId: z.uuid(), page, text }))
  .output(done)
  .mutation(async ({ ctx, input: { fileId, page: on, text: note } }) => {
    await writePageNote(ctx.container, { staff: ctx.staff, fileId, page: on, text: note });
    return { ok: true };
  });
