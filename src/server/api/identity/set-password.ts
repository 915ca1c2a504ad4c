import { z } from 'zod';
import { password } from '#entities/values/password.ts';
import { setPassword } from '#server/usecases/accounts/set-password.ts';
import { signedInProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const setPasswordProcedure = signedInProcedure
  .input(z.object({ password }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await setPassword(ctx.container, ctx.session, input.password);
    return { ok: true };
  });
