import { loanDocuments, loanDocumentsOf } from '#server/usecases/documents/loan-documents.ts';
import { loanProcedure } from '../procedures.ts';

export const documentsProcedure = loanProcedure('seeDocuments')
  .output(loanDocuments)
  .query(({ ctx, input }) =>
    loanDocumentsOf(ctx.container, { applicationId: input.loanId, sessionId: ctx.session.id }),
  );
