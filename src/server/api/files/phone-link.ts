import { z } from 'zod';
import { makeUploadLink } from '#server/usecases/documents/upload-links.ts';
import { applicantProcedure } from '../procedures.ts';

/** A URL for a phone, shown as a QR code. */
export const phoneLinkProcedure = applicantProcedure
  .output(z.object({ url: z.string() }))
  .mutation(async ({ ctx }) => ({
    url: await makeUploadLink(ctx.container, ctx.writer, { maker: ctx.maker, address: ctx.address }),
  }));
