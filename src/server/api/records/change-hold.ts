import { z } from 'zod';
import { typedLoanNumber } from '#entities/values/loan-number.ts';
import { changeHold } from '#server/usecases/records/hold-records.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const changeHoldProcedure = staffProcedure('manageSettings')
  .input(
    z.object({
      loanNumber: typedLoanNumber,
      reason: z.string().trim().min(1).max(500),
      change: z.enum(['hold', 'lift']),
    }),
  )
  .output(z.object({ kind: z.enum(['held', 'lifted', 'heldBefore', 'notHeld', 'noSuchLoan']) }))
  .mutation(({ ctx, input }) => changeHold(ctx.container, staffOf(ctx), input));
