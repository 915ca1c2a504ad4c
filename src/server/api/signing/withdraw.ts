import { withdrawEConsent } from '#server/usecases/signing/signing-consent.ts';
import { ok, signer } from './schemas.ts';

export const withdrawProcedure = signer.output(ok).mutation(async ({ ctx }) => {
  await withdrawEConsent(ctx.container, ctx.subject);
  return { ok: true };
});
