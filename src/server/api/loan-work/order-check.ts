import { z } from 'zod';
import { orderCheckAgain } from '#server/usecases/orders/order-check.ts';
import { loanProcedure } from '../procedures.ts';
import { key } from './schemas.ts';

/** Asks an applicant's payroll service again under the consent they gave. */
export const orderCheckProcedure = loanProcedure('workLoan')
  .input(z.object({ key }))
  .output(z.object({ state: z.string() }))
  .mutation(({ ctx, input }) => orderCheckAgain(ctx.container, { staff: ctx.staff, key: input.key }));
