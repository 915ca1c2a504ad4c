import { z } from 'zod';
import { documentWanted } from '#entities/contract/document-wanted.ts';
import { linkedDocuments } from '#server/usecases/documents/upload-links.ts';
import { publicProcedure } from '../procedures.ts';

/** For the holder of such a link. */
export const linkedProcedure = publicProcedure
  .input(z.object({ token: z.string().max(100) }))
  .output(z.object({ firstName: z.string().nullable(), wanted: z.array(documentWanted) }))
  .query(({ ctx, input }) => linkedDocuments(ctx.container, input.token));
