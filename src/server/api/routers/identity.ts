import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { email } from '#entities/values/email.ts';
import { password } from '#entities/values/password.ts';
import { requestSignInCode } from '#server/usecases/accounts/request-sign-in-code.ts';
import { deleteSession } from '#server/usecases/accounts/sessions.ts';
import { setPassword } from '#server/usecases/accounts/set-password.ts';
import { peopleBehindCode } from '#server/usecases/accounts/sign-in-applicant.ts';
import { joinApplication, showInvitation } from '#server/usecases/application/join-application.ts';
import { publicProcedure, router, signedInProcedure } from '../procedures.ts';

const token = z.string().max(100);
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

  /** Whom an address with two people may mean, for whoever holds the code sent to it. */
  people: publicProcedure
    .input(z.object({ email, code: z.string().regex(/^\d{6}$/) }))
    .output(z.array(z.object({ id: z.uuid(), name: z.string(), asksBirthDate: z.boolean() })))
    .mutation(({ ctx, input }) => peopleBehindCode(ctx.container, { ...input, address: ctx.address })),

  invitation: publicProcedure
    .input(z.object({ token }))
    .output(z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), inviterName: z.string() }))
    .query(({ ctx, input }) => showInvitation(ctx.container, { ...input, address: ctx.address })),

  /** The invited person joins: an account and a session of their own. */
  join: publicProcedure
    .input(z.object({ token, dateOfBirth: day }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('joined') }),
        z.object({ kind: z.literal('invalid'), code: z.string() }),
      ]),
    )
    .mutation(async ({ ctx, input }) => {
      const outcome = await joinApplication(ctx.container, { ...input, address: ctx.address });
      if (outcome.kind === 'invalid') return outcome;
      ctx.openSession('applicant', outcome.secret);
      return { kind: 'joined' };
    }),

  setPassword: signedInProcedure
    .input(z.object({ password }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setPassword(ctx.container, ctx.session, input.password);
      return { ok: true };
    }),
});
