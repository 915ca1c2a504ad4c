import { z } from 'zod';
import { email } from '#entities/values/email.ts';
import { showEnrolment } from '#server/usecases/staff/enrol-staff.ts';
import { publicProcedure } from '../procedures.ts';
import { token } from './schemas.ts';

export const enrolmentProcedure = publicProcedure
  .input(z.object({ token }))
  .output(z.object({ email, firstName: z.string(), secret: z.string(), uri: z.string() }))
  .query(({ ctx, input }) => showEnrolment(ctx.container, input.token));
