import { z } from 'zod';
import { closingPlace, closingTime } from '#entities/application/closing.ts';
import { day } from '#entities/values/day.ts';
import { bookClosing } from '#server/usecases/closing/book-closing.ts';
import { applicantProcedure } from '../procedures.ts';

export const bookClosingProcedure = applicantProcedure
  .input(z.object({ on: day, time: closingTime, place: closingPlace }))
  .output(z.object({ kind: z.enum(['booked', 'notPossible']) }))
  .mutation(({ ctx, input }) => bookClosing(ctx.container, { ...ctx.writer, actor: ctx.writer.person }, input));
