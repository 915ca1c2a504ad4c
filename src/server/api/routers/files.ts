import { z } from 'zod';
import { documentWanted } from '#entities/contract/document-wanted.ts';
import { storedFile } from '#entities/contract/stored-file.ts';
import { linkedDocuments, mailUploadLink, makeUploadLink } from '#server/usecases/documents/upload-links.ts';
import { wantedDocuments } from '#server/usecases/documents/wanted-documents.ts';
import { fileLink } from '#server/usecases/shared/file-link.ts';
import { listFiles } from '#server/usecases/shared/list-files.ts';
import { AppError } from '../../app-error.ts';
import { applicantProcedure, publicProcedure, router } from '../procedures.ts';

/** Bytes travel over /api/files; this is what surrounds them. */
export const filesRouter = router({
  list: applicantProcedure.output(z.array(storedFile)).query(({ ctx }) => listFiles(ctx.container, ctx.writer)),

  wanted: applicantProcedure
    .output(z.array(documentWanted))
    .query(({ ctx }) => wantedDocuments(ctx.container, ctx.writer)),

  /** An address for a phone, shown as a code to point its camera at. */
  phoneLink: applicantProcedure
    .output(z.object({ url: z.string() }))
    .mutation(async ({ ctx }) => ({ url: await makeUploadLink(ctx.container, ctx.writer, ctx.address) })),

  mailLink: applicantProcedure
    .output(z.object({ email: z.string() }).nullable())
    .mutation(({ ctx }) => mailUploadLink(ctx.container, ctx.writer, ctx.address)),

  /** For whoever holds such an address. */
  linked: publicProcedure
    .input(z.object({ token: z.string().max(100) }))
    .output(z.object({ firstName: z.string().nullable(), wanted: z.array(documentWanted) }))
    .query(({ ctx, input }) => linkedDocuments(ctx.container, input.token)),

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
