import { z } from 'zod';
import { makeDocuments } from '#server/usecases/review/make-documents.ts';
import { loanProcedure } from '../procedures.ts';
import { notWorkable, page, seenDocument } from './schemas.ts';

/** Splitting and merging are one thing: documents are made of pages of others. */
export const makeProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      seen: z.array(seenDocument).min(1).max(20),
      parts: z
        .array(
          z.object({
            name: z.string().trim().min(1).max(200),
            from: z
              .array(z.object({ fileId: z.uuid(), pages: z.array(page).min(1).max(500) }))
              .min(1)
              .max(20),
          }),
        )
        .min(1)
        .max(20),
    }),
  )
  .output(
    z.union([
      z.object({ kind: z.literal('made'), fileIds: z.array(z.uuid()) }),
      z.object({ kind: z.enum(['locked', 'alreadyThere']) }),
      notWorkable,
    ]),
  )
  .mutation(({ ctx, input: { seen, parts } }) => makeDocuments(ctx.container, { staff: ctx.staff, seen, parts }));
