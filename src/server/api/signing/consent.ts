import { z } from 'zod';
import { giveEConsent } from '#server/usecases/signing/signing-consent.ts';
import { signer } from './schemas.ts';

export const consentProcedure = signer
  .input(z.object({ code: z.string().max(20) }))
  .output(z.object({ kind: z.enum(['given', 'wrongCode']) }))
  .mutation(async ({ ctx, input }) => ({
    kind: await giveEConsent(ctx.container, ctx.subject, { ...input, sender: ctx.sender }),
  }));
