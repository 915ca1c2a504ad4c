import { z } from 'zod';
import { textPlace } from '#entities/contract/desk/text-place.ts';
import { keepText } from '#server/usecases/loan/loan-notes.ts';
import { loanProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const keepTextProcedure = loanProcedure('correspond')
  .input(z.object({ place: textPlace, text: z.string().max(4000) }))
  .output(done)
  .mutation(async ({ ctx, input: { place, text } }) => {
    await keepText(ctx.container, ctx.staff, { place, text });
    return { ok: true };
  });
