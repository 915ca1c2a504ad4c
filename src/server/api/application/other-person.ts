import { z } from 'zod';
import { otherPersonOf } from '#server/usecases/application/second-person.ts';
import { applicantProcedure } from '../procedures.ts';

/** The other of two people: name and how far they are, nothing they answered. */
export const otherPersonProcedure = applicantProcedure
  .output(
    z
      .object({
        firstName: z.string().nullable(),
        lastName: z.string().nullable(),
        state: z.enum(['invited', 'expired', 'working', 'done']),
        expiresAt: z.date().nullable(),
      })
      .nullable(),
  )
  .query(({ ctx }) => otherPersonOf(ctx.container, ctx.writer));
