import { z } from 'zod';
import { recordBounce } from '#server/usecases/delivery/bounce-notice.ts';
import { loanProcedure } from '../procedures.ts';

export const recordBounceProcedure = loanProcedure('workLoan')
  .input(z.object({ deliveryId: z.uuid() }))
  .output(z.object({ kind: z.enum(['queued', 'nothingToDo']) }))
  .mutation(({ ctx, input }) => recordBounce(ctx.container, { staff: ctx.staff, deliveryId: input.deliveryId }));
