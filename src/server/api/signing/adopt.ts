import { z } from 'zod';
import { signature } from '#entities/contract/signature.ts';
import { adoptSignature } from '#server/usecases/signing/signing-consent.ts';
import { signer } from './schemas.ts';

export const adoptProcedure = signer
  .input(z.object({ signature }))
  .output(z.object({ kind: z.enum(['adopted', 'consentNeeded', 'otherName']) }))
  .mutation(async ({ ctx, input }) => ({
    kind: await adoptSignature(ctx.container, ctx.subject, input.signature),
  }));
