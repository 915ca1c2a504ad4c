import { z } from 'zod';
import { writtenDocumentKind } from '#entities/contract/written-document.ts';
import { day } from '#entities/values/day.ts';
import { ownDocuments } from '#server/usecases/documents/own-documents.ts';
import { paperId, signer } from './schemas.ts';

/** The caller's own documents of every kind, for the document list. */
export const papersProcedure = signer
  .output(
    z.array(
      z.object({
        id: paperId,
        kind: writtenDocumentKind,
        title: z.string(),
        state: z.enum(['prepared', 'signed', 'declined', 'issued']),
        at: z.date(),
        on: day,
      }),
    ),
  )
  .query(({ ctx }) => ownDocuments(ctx.container, ctx.subject));
