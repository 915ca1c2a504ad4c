import { z } from 'zod';
import { documentType } from '#entities/values/document-type.ts';
import { person } from '#entities/values/person.ts';
import { moveDocument } from '#server/usecases/review/move-document.ts';
import { key } from '../loan-work/schemas.ts';
import { loanProcedure } from '../procedures.ts';
import { notWorkable, seenDocument } from './schemas.ts';

export const moveProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      seen: seenDocument,
      to: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('request'), key }),
        z.object({ kind: z.literal('type'), documentType, person }),
      ]),
    }),
  )
  .output(z.union([z.object({ kind: z.enum(['moved', 'alreadyThere', 'sideUnknown']) }), notWorkable]))
  .mutation(({ ctx, input: { seen, to } }) => moveDocument(ctx.container, { staff: ctx.staff, seen, to }));
