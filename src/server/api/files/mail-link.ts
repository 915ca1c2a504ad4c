import { z } from 'zod';
import { mailUploadLink } from '#server/usecases/documents/upload-links.ts';
import { applicantProcedure } from '../procedures.ts';

export const mailLinkProcedure = applicantProcedure
  .output(z.object({ email: z.string() }).nullable())
  .mutation(({ ctx }) => mailUploadLink(ctx.container, ctx.writer, { maker: ctx.maker, address: ctx.address }));
