import { askForPaper } from '#server/usecases/signing/signing-consent.ts';
import { ok, signer } from './schemas.ts';

export const askForPaperProcedure = signer.output(ok).mutation(async ({ ctx }) => {
  await askForPaper(ctx.container, ctx.subject);
  return { ok: true };
});
