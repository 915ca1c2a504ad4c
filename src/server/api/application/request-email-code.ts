import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { requestEmailCode } from '#server/usecases/application/contact/request-email-code.ts';
import { applicantProcedure } from '../procedures.ts';

export const requestEmailCodeProcedure = applicantProcedure
  .input(z.object({ email }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await requestEmailCode(ctx.container, ctx.writer, { ...input, address: ctx.address });
    return { ok: true };
  });
