import { loanScreening, loanScreeningOf } from '#server/usecases/screening/loan-screening.ts';
import { loanProcedure } from '../procedures.ts';

export const screeningProcedure = loanProcedure('seeLoan')
  .output(loanScreening)
  .query(({ ctx, input }) =>
    loanScreeningOf(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
  );
