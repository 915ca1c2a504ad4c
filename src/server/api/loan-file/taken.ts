import { lastLoanFile, loanFileTaken } from '#server/usecases/loan-download/loan-file-taken.ts';
import { loanProcedure } from '../procedures.ts';

export const takenProcedure = loanProcedure('seeDocuments')
  .output(loanFileTaken)
  .query(({ ctx }) => lastLoanFile(ctx.container, ctx.staff));
