import { z } from 'zod';
import { email } from '#entities/email.ts';
import { password } from '#entities/password.ts';
import { requestSignInCode } from '../../usecases/request-sign-in-code.ts';
import { deleteSession } from '../../usecases/sessions.ts';
import { setPassword } from '../../usecases/set-password.ts';
import { publicProcedure, router, signedInProcedure } from '../procedures.ts';

const done = z.object({ ok: z.literal(true) });

export const identityRouter = router({
  /** Called when a stale user is signed out: the row is revoked, whatever the browser does with its cookie. */
  deleteSession: publicProcedure.output(done).mutation(async ({ ctx }) => {
    const session = await ctx.sessionOf('applicant');
    if (session) await deleteSession(ctx.container, session.id);
    return { ok: true };
  }),

  requestCode: publicProcedure
    .input(z.object({ email }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await requestSignInCode(ctx.container, { email: input.email, address: ctx.address });
      return { ok: true };
    }),

  setPassword: signedInProcedure
    .input(z.object({ password }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setPassword(ctx.container, ctx.session, input.password);
      return { ok: true };
    }),
});
