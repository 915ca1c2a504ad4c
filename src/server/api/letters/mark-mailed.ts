import { z } from 'zod';
import { markMailed } from '#server/usecases/delivery/letter-batches.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const markMailedProcedure = staffProcedure('workLoan')
  .input(z.object({ batchId: z.uuid() }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('mailed'), letters: z.int() }),
      z.object({ kind: z.literal('mailedBefore') }),
    ]),
  )
  .mutation(({ ctx, input }) => markMailed(ctx.container, staffOf(ctx), input.batchId));
