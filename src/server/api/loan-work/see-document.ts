import { z } from 'zod';
import { seeDocument } from '#server/usecases/documents/see-document.ts';
import { loanProcedure } from '../procedures.ts';

/** The address of a document; it is written down, so it is no query. */
export const seeDocumentProcedure = loanProcedure('seeDocuments')
  .input(z.object({ fileId: z.uuid() }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('open'), url: z.string() }),
      z.object({ kind: z.enum(['reasonNeeded', 'notChecked']) }),
    ]),
  )
  .mutation(({ ctx, input: { loanId, fileId } }) => {
    const who = { applicationId: loanId, staffId: ctx.staff.accountId, sessionId: ctx.session.id };
    return seeDocument(ctx.container, { ...who, fileId });
  });
