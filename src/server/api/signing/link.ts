import { z } from 'zod';
import { documentLink } from '#server/usecases/documents/own-documents.ts';
import { paperId, signer } from './schemas.ts';

export const linkProcedure = signer
  .input(z.object({ paperId }))
  .output(z.object({ url: z.string() }))
  .mutation(async ({ ctx, input }) => {
    const viewer = { realm: 'applicant', accountId: ctx.session.accountId } as const;
    return { url: await documentLink(ctx.container, ctx.subject, { ...input, viewer }) };
  });
