import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { showEnrollment } from '#server/usecases/staff/enroll-staff.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

export const enrolmentProcedure = publicProcedure
  .input(z.object({ token }))
  .output(z.object({ email, firstName: z.string(), secret: z.string(), uri: z.string() }))
  .query(({ ctx, input }) => showEnrollment(ctx.container, input.token));
