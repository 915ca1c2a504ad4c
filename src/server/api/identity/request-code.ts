import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { requestSignInCode } from '#server/usecases/accounts/request-sign-in-code.ts';
import { publicProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const requestCodeProcedure = publicProcedure
  .input(z.object({ email }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    const request = await requestSignInCode(ctx.container, {
      email: input.email,
      source: { address: ctx.address, device: ctx.deviceOf('applicant') },
    });
    ctx.openCodeRequest(request);
    return { ok: true };
  });
