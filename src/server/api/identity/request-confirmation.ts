import { requestConfirmationCode } from '#server/usecases/accounts/confirm-identity.ts';
import { signedInProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

/** Mails a code to the address on file. */
export const requestConfirmationProcedure = signedInProcedure.output(done).mutation(async ({ ctx }) => {
  await requestConfirmationCode(ctx.container, ctx.session, ctx.address);
  return { ok: true };
});
