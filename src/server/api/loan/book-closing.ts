import { z } from 'zod';
import { closingSlot } from '#entities/facts/closing-slot.ts';
import { bookClosing } from '#server/usecases/closing/book-closing.ts';
import { applicantProcedure } from '../procedures.ts';

export const bookClosingProcedure = applicantProcedure
  .input(closingSlot)
  .output(z.object({ kind: z.enum(['booked', 'notPossible', 'taken']) }))
  .mutation(({ ctx, input }) => bookClosing(ctx.container, { ...ctx.writer, actor: ctx.writer.person }, input));
