import { endOtherSessions } from '#server/usecases/accounts/own-sessions.ts';
import { signedInProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const endOtherSessionsProcedure = signedInProcedure.output(done).mutation(async ({ ctx }) => {
  await endOtherSessions(ctx.container, ctx.session, ctx.address);
  return { ok: true };
});
