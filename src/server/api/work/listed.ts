import { pipelineRow } from '#entities/contract/pipeline.ts';
import { listedLoan } from '#server/usecases/pipeline/listed-loan.ts';
import { loanProcedure, staffOf } from '../procedures.ts';

export const listedProcedure = loanProcedure('seeLoan')
  .output(pipelineRow)
  .query(({ ctx, input }) => listedLoan(ctx.container, staffOf(ctx), input.loanId));
