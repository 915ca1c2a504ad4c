import { z } from 'zod';
import { portalPassword } from '#entities/values/password.ts';
import { changeStaffPassword } from '#server/usecases/staff/own-staff-account.ts';
import { portalProcedure } from '../procedures.ts';
import { anyCode, meOf } from './schemas.ts';

export const changePasswordProcedure = portalProcedure
  .input(z.object({ password: z.string().min(1).max(200), newPassword: portalPassword, code: anyCode }))
  .output(z.object({ kind: z.enum(['done', 'wrongPassword', 'passwordCommon', 'passwordPersonal']) }))
  .mutation(({ ctx, input }) =>
    changeStaffPassword(ctx.container, { ...meOf(ctx.session), ...input, address: ctx.address }),
  );
