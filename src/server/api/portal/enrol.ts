import { z } from 'zod';
import { portalPassword } from '#entities/values/password.ts';
import { enrolStaff } from '#server/usecases/staff/enrol-staff.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

export const enrolProcedure = publicProcedure
  .input(
    z.object({
      token,
      password: portalPassword,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
  )
  .output(z.object({ recoveryCodes: z.array(z.string()) }))
  .mutation(async ({ ctx, input }) => ({
    recoveryCodes: await enrolStaff(ctx.container, { ...input, address: ctx.address }),
  }));
