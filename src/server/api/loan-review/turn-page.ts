import { z } from 'zod';
import { turnPage } from '#server/usecases/review/mark-page.ts';
import { done } from '../loan-work/schemas.ts';
import { loanProcedure } from '../procedures.ts';
import { page } from './schemas.ts';

export const turnPageProcedure = loanProcedure('workLoan')
  .input(z.object({ fileId: z.uuid(), page, quarters: z.int().min(0).max(3) }))
  .output(done)
  .mutation(async ({ ctx, input: { fileId, page: turned, quarters } }) => {
    await turnPage(ctx.container, { staff: ctx.staff, fileId, page: turned, quarters });
    return { ok: true };
  });
