import { z } from 'zod';
import { hardOrderOutcome } from '#entities/facts/credit-report.ts';
import { orderHardCreditAs } from '#server/usecases/asking/order-hard-credit.ts';
import { loanProcedure } from '../procedures.ts';

/** Orders the hard pull before closing, or asks what became of it. */
export const orderCreditProcedure = loanProcedure('workLoan')
  .output(z.object({ kind: hardOrderOutcome }))
  .mutation(({ ctx }) => orderHardCreditAs(ctx.container, { staff: ctx.staff }));
