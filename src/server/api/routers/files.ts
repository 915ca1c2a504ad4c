import { z } from 'zod';
import { documentWanted } from '#entities/document-wanted.ts';
import { storedFile } from '#entities/stored-file.ts';
import { AppError } from '../../app-error.ts';
import { fileLink } from '../../usecases/file-link.ts';
import { listFiles } from '../../usecases/list-files.ts';
import { wantedDocuments } from '../../usecases/wanted-documents.ts';
import { applicantProcedure, router } from '../procedures.ts';

/** Bytes travel over /api/files; this is what surrounds them. */
export const filesRouter = router({
  list: applicantProcedure.output(z.array(storedFile)).query(({ ctx }) => listFiles(ctx.container, ctx.writer)),

  wanted: applicantProcedure
    .output(z.array(documentWanted))
    .query(({ ctx }) => wantedDocuments(ctx.container, ctx.writer)),

  link: applicantProcedure
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ url: z.string() }))
    .query(async ({ ctx, input }) => {
      const files = await listFiles(ctx.container, ctx.writer);
      const file = files.find(({ id, state }) => id === input.id && state === 'clean');
      if (!file) throw new AppError('notFound');
      const viewer = { realm: 'applicant', accountId: ctx.session.accountId } as const;
      return { url: fileLink(ctx.container, { fileId: file.id, viewer }) };
    }),
});
