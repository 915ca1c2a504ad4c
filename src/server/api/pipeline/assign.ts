import { z } from 'zod';
import { assignLoans } from '#server/usecases/pipeline/assign-loans.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const assignProcedure = staffProcedure('assign')
  .input(
    z.object({
      loans: z
        .array(z.object({ loanId: z.uuid(), ownerId: z.uuid().nullable() }))
        .min(1)
        .max(200),
      to: z.uuid().nullable(),
    }),
  )
  .output(z.object({ assigned: z.array(z.string()), changed: z.array(z.string()) }))
  .mutation(({ ctx, input }) => assignLoans(ctx.container, staffOf(ctx), input));
