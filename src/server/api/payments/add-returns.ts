import { z } from 'zod';
import { addReturns, returnsProblem } from '#server/usecases/payments/add-returns.ts';
import { cashierOf } from '#server/usecases/payments/cashier.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

/** The bank's file of returns and notices of change. */
export const addReturnsProcedure = staffProcedure('fund')
  .input(z.object({ text: z.string().min(1).max(200_000) }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('read'), matched: z.int(), changes: z.int(), unmatched: z.int() }),
      z.object({ kind: z.enum(['readBefore', 'noReturns', 'noFiles']) }),
      z.object({ kind: z.literal('refused'), problem: z.enum(returnsProblem), line: z.int() }),
    ]),
  )
  .mutation(async ({ ctx, input }) =>
    addReturns(ctx.container, await cashierOf(ctx.container, staffOf(ctx)), input.text),
  );
