import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { listBatches } from '#server/usecases/delivery/letter-batches.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const batchesProcedure = staffProcedure('workLoan')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(
    z.object({
      next: z.string().nullable(),
      rows: z.array(
        z.object({
          id: z.string(),
          printedOn: day,
          printedByName: z.string(),
          mailedOn: day.nullable(),
          mailedByName: z.string().nullable(),
          letters: z.int(),
        }),
      ),
    }),
  )
  .query(({ ctx, input }) => listBatches(ctx.container, staffOf(ctx), input.cursor));
