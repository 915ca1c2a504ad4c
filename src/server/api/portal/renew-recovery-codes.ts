import { z } from 'zod';
import { renewRecoveryCodes } from '#server/usecases/staff/own-staff-account.ts';
import { portalProcedure } from '../procedures.ts';
import { anyCode } from './schemas.ts';

export const renewRecoveryCodesProcedure = portalProcedure
  .input(z.object({ code: anyCode }))
  .output(z.object({ codes: z.array(z.string()) }))
  .mutation(async ({ ctx, input }) => ({
    codes: await renewRecoveryCodes(ctx.container, {
      accountId: ctx.session.accountId,
      code: input.code,
      address: ctx.address,
    }),
  }));
