import { z } from 'zod';
import { handOverFile } from '#server/usecases/payments/bank-file.ts';
import { cashierOf } from '#server/usecases/payments/cashier.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const handOverProcedure = staffProcedure('fund')
  .input(z.object({ fileId: z.uuid() }))
  .output(z.object({ kind: z.enum(['done', 'changed']) }))
  .mutation(async ({ ctx, input }) =>
    handOverFile(ctx.container, await cashierOf(ctx.container, staffOf(ctx)), input.fileId),
  );
