import { showLar, shownLar } from '#server/usecases/loan/show-lar.ts';
import { loanProcedure } from '../procedures.ts';

export const larProcedure = loanProcedure('seeDemographics')
  .output(shownLar)
  .query(({ ctx, input: { loanId } }) =>
    showLar(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId }),
  );
