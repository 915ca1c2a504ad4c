import { z } from 'zod';
import { signPaper } from '#server/usecases/signing/sign-paper.ts';
import { paperId, signer } from './schemas.ts';

export const signProcedure = signer
  .input(z.object({ paperId, sectionId: z.string().max(100) }))
  .output(
    z.object({
      kind: z.enum(['marked', 'signed', 'consentNeeded', 'signatureNeeded', 'initialsNeeded', 'notOpen']),
    }),
  )
  .mutation(async ({ ctx, input }) => ({
    kind: await signPaper(ctx.container, ctx.subject, { ...input, sender: ctx.sender }),
  }));
