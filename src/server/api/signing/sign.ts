import { z } from 'zod';
import { signDocument } from '#server/usecases/signing/sign-document.ts';
import { paperId, signer } from './schemas.ts';

export const signProcedure = signer
  .input(z.object({ paperId, sectionId: z.string().max(100) }))
  .output(
    z.object({
      kind: z.enum(['marked', 'signed', 'consentNeeded', 'signatureNeeded', 'notOpen']),
    }),
  )
  .mutation(async ({ ctx, input }) => ({
    kind: await signDocument(ctx.container, ctx.subject, { ...input, sender: ctx.sender }),
  }));
