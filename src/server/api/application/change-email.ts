import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { changeEmail } from '#server/usecases/application/contact/change-email.ts';
import { requireFresh } from '#server/usecases/shared/require-fresh.ts';
import { applicantProcedure } from '../procedures.ts';

/** `base` is the address as the page loaded it. */
export const changeEmailProcedure = applicantProcedure
  .input(z.object({ email, code: z.string().regex(/^\d{6}$/), base: z.string().nullable() }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('saved') }),
      z.object({ kind: z.literal('conflict'), theirs: z.string().nullable() }),
    ]),
  )
  .mutation(({ ctx, input }) => {
    // The address signs its owner in: an open session alone does not let anyone change it.
    if (ctx.session.isEmailConfirmed) requireFresh(ctx.session);
    return changeEmail(ctx.container, ctx.writer, { ...input, address: ctx.address });
  });
