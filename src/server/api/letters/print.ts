import { z } from 'zod';
import { printLetters } from '#server/usecases/delivery/print-letters.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const printProcedure = staffProcedure('workLoan')
  .input(z.object({ ids: z.array(z.uuid()).min(1).max(50) }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('printed'), batchId: z.string(), letters: z.int() }),
      z.object({ kind: z.literal('changed') }),
    ]),
  )
  .mutation(({ ctx, input }) => printLetters(ctx.container, staffOf(ctx), input.ids));
