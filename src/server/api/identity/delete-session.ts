import { deleteSession } from '#server/usecases/accounts/sessions.ts';
import { publicProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

/** Called when a stale user is signed out: revokes the row, even if the browser keeps its cookie. */
export const deleteSessionProcedure = publicProcedure.output(done).mutation(async ({ ctx }) => {
  const session = await ctx.sessionOf('applicant');
  if (session) await deleteSession(ctx.container, session.id);
  return { ok: true };
});
