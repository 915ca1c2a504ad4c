import { loanClosing, loanClosingOf } from '#server/usecases/closing/loan-closing.ts';
import { loanProcedure } from '../procedures.ts';

export const closingProcedure = loanProcedure('seeLoan')
  .output(loanClosing)
  .query(({ ctx, input }) =>
    loanClosingOf(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
  );
