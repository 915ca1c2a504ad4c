import { z } from 'zod';
import { portalPassword } from '#entities/values/password.ts';
import { enrollStaff } from '#server/usecases/staff/enroll-staff.ts';
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
  .output(
    z.object({
      kind: z.enum(['enrolled', 'passwordCommon', 'passwordPersonal']),
      recoveryCodes: z.array(z.string()),
    }),
  )
  .mutation(({ ctx, input }) => enrollStaff(ctx.container, { ...input, address: ctx.address }));
