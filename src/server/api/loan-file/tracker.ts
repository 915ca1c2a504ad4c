import { loanTrackerOf, loanTrackerView } from '#server/usecases/loan/loan-tracker-of.ts';
import { loanProcedure } from '../procedures.ts';

export const trackerProcedure = loanProcedure('seeLoan')
  .output(loanTrackerView)
  .query(({ ctx, input }) => loanTrackerOf(ctx.container, input.loanId));
