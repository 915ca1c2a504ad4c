import { loanDecision, loanDecisionOf } from '#server/usecases/decisions/loan-decision.ts';
import { loanProcedure } from '../procedures.ts';

/** Runs the rules, and records the run staff decide on as it is shown to them: so it is not a query. */
export const decisionProcedure = loanProcedure('seeLoan')
  .output(loanDecision)
  .mutation(({ ctx, input }) =>
    loanDecisionOf(ctx.container, { applicationId: input.loanId, staffId: ctx.staff.accountId }),
  );
