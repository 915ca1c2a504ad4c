import { loanFile, loanFileOf } from '#server/usecases/loan/loan-file.ts';
import { loanProcedure } from '../procedures.ts';

export const openProcedure = loanProcedure('seeLoan')
  .output(loanFile)
  .query(({ ctx, input }) => loanFileOf(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }));
