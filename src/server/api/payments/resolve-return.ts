import { z } from 'zod';
import { cashierOf } from '#server/usecases/payments/cashier.ts';
import { resolveReturn } from '#server/usecases/payments/resolve-return.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const resolveReturnProcedure = staffProcedure('fund')
  .input(z.object({ entryId: z.uuid(), resolution: z.string().trim().min(3).max(1000) }))
  .output(z.object({ kind: z.enum(['resolved', 'changed']) }))
  .mutation(async ({ ctx, input }) =>
    resolveReturn(ctx.container, await cashierOf(ctx.container, staffOf(ctx)), input),
  );
