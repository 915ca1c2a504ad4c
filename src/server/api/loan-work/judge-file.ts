import { z } from 'zod';
import { uploadState } from '#entities/application/upload.ts';
import { LEAST_NOTE, sendBackCause } from '#rules/documents/send-back-cause.ts';
import { reviewDocument } from '#server/usecases/documents/review-document.ts';
import { loanProcedure } from '../procedures.ts';

export const judgeFileProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      fileId: z.uuid(),
      seen: uploadState,
      judgement: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('accept') }),
        z
          .object({ kind: z.literal('anotherLook'), cause: sendBackCause, note: z.string().trim().max(1000) })
          .refine(({ cause, note }) => cause !== 'other' || note.length >= LEAST_NOTE),
      ]),
    }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['judged', 'checksMissing']) }),
      z.object({ kind: z.literal('changedMeanwhile'), state: uploadState }),
    ]),
  )
  .mutation(({ ctx, input }) => reviewDocument(ctx.container, { staff: ctx.staff, ...input }));
