import { z } from 'zod';
import { loanSystemContent, showLoanSystemMessage } from '#server/usecases/loan-system/loan-system-log.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

/** A mutation, since the look is put on record. */
export const showProcedure = staffProcedure('seeVendorLog')
  .input(z.object({ id: z.uuid() }))
  .output(loanSystemContent)
  .mutation(({ ctx, input }) => showLoanSystemMessage(ctx.container, staffOf(ctx), input.id));
