import { z } from 'zod';
import { otherPersonOf } from '#server/usecases/application/second-person.ts';
import { applicantProcedure } from '../procedures.ts';

/** The other applicant: name and progress, none of their answers. */
export const otherPersonProcedure = applicantProcedure
  .output(
    z
      .object({
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        state: z.enum(['invited', 'expired', 'declined', 'left', 'working', 'done']),
        expiresAt: z.date().nullable(),
      })
      .nullable(),
  )
  .query(({ ctx }) => otherPersonOf(ctx.container, ctx.writer));
