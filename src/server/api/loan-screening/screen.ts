import { z } from 'zod';
import { screenWhenDue } from '#server/usecases/screening/screen-loan.ts';
import { loanProcedure } from '../procedures.ts';

/** Screens everyone who is not screened against the current list. */
export const screenProcedure = loanProcedure('workLoan')
  .output(z.object({ state: z.enum(['clear', 'open', 'unknown', 'stopped']) }))
  .mutation(async ({ ctx, input }) => ({ state: await screenWhenDue(ctx.container, input.loanId) }));
