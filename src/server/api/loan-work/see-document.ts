import { z } from 'zod';
import { viewDocument } from '#server/usecases/documents/view-document.ts';
import { loanProcedure } from '../procedures.ts';

/** The URL of a document; the view is logged, so it is not a query. */
export const seeDocumentProcedure = loanProcedure('seeDocuments')
  .input(z.object({ fileId: z.uuid() }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('open'), url: z.string() }),
      z.object({ kind: z.enum(['reasonNeeded', 'notChecked']) }),
    ]),
  )
  .mutation(({ ctx, input }) =>
    viewDocument(ctx.container, { staff: ctx.staff, sessionId: ctx.session.id, fileId: input.fileId }),
  );
