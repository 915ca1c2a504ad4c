import { z } from 'zod';
import { password } from '#entities/values/password.ts';
import { setPassword } from '#server/usecases/accounts/set-password.ts';
import { signedInProcedure } from '../procedures.ts';

export const setPasswordProcedure = signedInProcedure
  .input(z.object({ password, current: z.string().min(1).max(200).nullable().default(null) }))
  .output(z.object({ kind: z.enum(['done', 'wrongPassword', 'passwordCommon', 'passwordPersonal']) }))
  .mutation(({ ctx, input }) => setPassword(ctx.container, ctx.session, { ...input, address: ctx.address }));
