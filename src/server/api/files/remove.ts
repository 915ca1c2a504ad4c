import { z } from 'zod';
import { removeFile } from '#server/usecases/documents/remove-file.ts';
import { applicantProcedure } from '../procedures.ts';

/** One of the caller's own files, until it was reviewed. */
export const removeProcedure = applicantProcedure
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ kind: z.enum(['removed', 'reviewed']) }))
  .mutation(({ ctx, input }) => removeFile(ctx.container, ctx.writer, input.id));
