import { z } from 'zod';
import { closingSlot } from '#entities/facts/closing-slot.ts';
import { bookClosingForThem } from '#server/usecases/closing/book-closing.ts';
import { loanProcedure } from '../procedures.ts';

export const bookProcedure = loanProcedure('close')
  .input(closingSlot.extend({ seen: closingSlot.nullable() }))
  .output(z.object({ kind: z.enum(['booked', 'notPossible', 'taken', 'bookedMeanwhile']) }))
  .mutation(({ ctx, input: { loanId, ...asked } }) =>
    bookClosingForThem(ctx.container, { applicationId: loanId, actor: { staff: ctx.staff.accountId } }, asked),
  );
