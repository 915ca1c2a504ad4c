import { loanDecision, loanDecisionOf } from '#server/usecases/decisions/loan-decision.ts';
import { loanProcedure } from '../procedures.ts';

export const decisionProcedure = loanProcedure('seeLoan')
  .output(loanDecision)
  .query(({ ctx, input }) =>
    loanDecisionOf(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
  );
