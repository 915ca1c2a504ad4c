import { z } from 'zod';
import { paperKind } from '#entities/contract/written-paper.ts';
import { day } from '#entities/values/day.ts';
import { ownPapers } from '#server/usecases/documents/own-papers.ts';
import { paperId, signer } from './schemas.ts';

/** One's own papers of every kind, for the list of documents. */
export const papersProcedure = signer
  .output(
    z.array(
      z.object({
        id: paperId,
        kind: paperKind,
        title: z.string(),
        state: z.enum(['prepared', 'signed', 'declined', 'issued']),
        at: z.date(),
        on: day,
      }),
    ),
  )
  .query(({ ctx }) => ownPapers(ctx.container, ctx.subject));
