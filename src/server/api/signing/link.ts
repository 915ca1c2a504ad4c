import { z } from 'zod';
import { paperLink } from '#server/usecases/documents/own-papers.ts';
import { paperId, signer } from './schemas.ts';

export const linkProcedure = signer
  .input(z.object({ paperId }))
  .output(z.object({ url: z.string() }))
  .mutation(async ({ ctx, input }) => {
    const viewer = { realm: 'applicant', accountId: ctx.session.accountId } as const;
    return { url: await paperLink(ctx.container, ctx.subject, { ...input, viewer }) };
  });
