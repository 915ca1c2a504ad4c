import { z } from 'zod';
import { readDocument, readDocumentResult } from '#server/usecases/review/read-document.ts';
import { loanProcedure } from '../procedures.ts';

export const pagesProcedure = loanProcedure('seeDocuments')
  .input(z.object({ fileId: z.uuid() }))
  .output(readDocumentResult)
  .query(({ ctx, input }) =>
    readDocument(ctx.container, { staff: ctx.staff, sessionId: ctx.session.id, fileId: input.fileId }),
  );
