import { z } from 'zod';
import { textPlace } from '#entities/contract/desk/text-place.ts';
import { keepText } from '#server/usecases/loan/loan-notes.ts';
import { loanProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

/** A decision with its note, its reasons and an exception is the longest. */
const MOST = 8000;

export const keepTextProcedure = loanProcedure('correspond')
  .input(z.object({ place: textPlace, text: z.string().max(MOST) }))
  .output(done)
  .mutation(async ({ ctx, input: { place, text } }) => {
    await keepText(ctx.container, ctx.staff, { place, text });
    return { ok: true };
  });
