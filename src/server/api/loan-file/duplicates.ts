import { loanDuplicates, loanDuplicatesOf } from '#server/usecases/pipeline/loan-duplicates.ts';
import { loanProcedure } from '../procedures.ts';

export const duplicatesProcedure = loanProcedure('seeLoan')
  .output(loanDuplicates)
  .query(({ ctx }) => loanDuplicatesOf(ctx.container, ctx.staff));
