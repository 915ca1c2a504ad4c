import { z } from 'zod';
import { closingPlace, closingTime } from '#entities/application/closing.ts';
import { day } from '#entities/values/day.ts';
import { bookClosingForThem } from '#server/usecases/closing/book-closing.ts';
import { loanProcedure } from '../procedures.ts';

const appointment = z.object({ on: day, time: closingTime, place: closingPlace });

export const bookProcedure = loanProcedure('workLoan')
  .input(appointment.extend({ seen: appointment.nullable() }))
  .output(z.object({ kind: z.enum(['booked', 'notPossible', 'bookedMeanwhile']) }))
  .mutation(({ ctx, input: { loanId, ...asked } }) =>
    bookClosingForThem(ctx.container, { applicationId: loanId, actor: { staff: ctx.staff.accountId } }, asked),
  );
