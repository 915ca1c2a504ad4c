import { documentRequests, documentRequestsOf } from '#server/usecases/conditions/document-requests.ts';
import { loanProcedure } from '../procedures.ts';

export const requestsProcedure = loanProcedure('seeLoan')
  .output(documentRequests)
  .query(({ ctx, input }) => documentRequestsOf(ctx.container, input.loanId));
