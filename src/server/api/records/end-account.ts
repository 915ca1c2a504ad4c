import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { typedLoanNumber } from '#entities/values/loan-number.ts';
import { recordAccountEnd } from '#server/usecases/records/end-account.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const endAccountProcedure = staffProcedure('manageSettings')
  .input(z.object({ loanNumber: typedLoanNumber, on: day }))
  .output(z.object({ kind: z.enum(['recorded', 'recordedBefore', 'notOpened', 'inFuture', 'noSuchLoan']) }))
  .mutation(({ ctx, input }) => recordAccountEnd(ctx.container, staffOf(ctx), input));
