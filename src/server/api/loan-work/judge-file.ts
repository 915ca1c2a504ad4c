import { z } from 'zod';
import { uploadState } from '#entities/application/upload.ts';
import { reviewDocument } from '#server/usecases/documents/review-document.ts';
import { loanProcedure } from '../procedures.ts';
import { reason } from './schemas.ts';

export const judgeFileProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      fileId: z.uuid(),
      seen: uploadState,
      judgement: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('accept') }),
        z.object({ kind: z.literal('anotherLook'), reason }),
      ]),
    }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('judged') }),
      z.object({ kind: z.literal('changedMeanwhile'), state: uploadState }),
    ]),
  )
  .mutation(({ ctx, input }) => reviewDocument(ctx.container, { staff: ctx.staff, ...input }));
