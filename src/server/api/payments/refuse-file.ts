import { z } from 'zod';
import { refuseFile } from '#server/usecases/payments/bank-file.ts';
import { cashierOf } from '#server/usecases/payments/cashier.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const refuseFileProcedure = staffProcedure('fund')
  .input(z.object({ fileId: z.uuid(), reason: z.string().trim().min(3).max(1000) }))
  .output(z.object({ kind: z.enum(['done', 'changed']) }))
  .mutation(async ({ ctx, input }) => refuseFile(ctx.container, await cashierOf(ctx.container, staffOf(ctx)), input));
