import { z } from 'zod';
import { documentSheet, documentSheetOf } from '#server/usecases/review/document-sheet.ts';
import { loanProcedure } from '../procedures.ts';

export const sheetProcedure = loanProcedure('seeDocuments')
  .input(z.object({ fileId: z.uuid() }))
  .output(documentSheet)
  .query(({ ctx, input }) =>
    documentSheetOf(ctx.container, { staff: ctx.staff, sessionId: ctx.session.id, fileId: input.fileId }),
  );
