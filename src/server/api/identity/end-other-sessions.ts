import { endOtherSessions } from '#server/usecases/accounts/own-sessions.ts';
import { requireFresh } from '#server/usecases/shared/require-fresh.ts';
import { signedInProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const endOtherSessionsProcedure = signedInProcedure.output(done).mutation(async ({ ctx }) => {
  requireFresh(ctx.session);
  await endOtherSessions(ctx.container, ctx.session, ctx.address);
  return { ok: true };
});
