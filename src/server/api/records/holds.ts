import { z } from 'zod';
import { listHolds } from '#server/usecases/records/list-holds.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const holdsProcedure = staffProcedure('manageSettings')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(
    z.object({
      next: z.string().nullable(),
      rows: z.array(
        z.object({
          loanNumber: z.string(),
          reason: z.string().nullable(),
          since: z.date().nullable(),
          by: z.string().nullable(),
        }),
      ),
    }),
  )
  .query(({ ctx, input }) => listHolds(ctx.container, staffOf(ctx), input.cursor));
