import { z } from 'zod';
import { takeBankFile } from '#server/usecases/payments/bank-file.ts';
import { cashierOf } from '#server/usecases/payments/cashier.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

/** The bytes for the bank. */
export const takeFileProcedure = staffProcedure('fund')
  .input(z.object({ fileId: z.uuid() }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('ready'), name: z.string(), text: z.string() }),
      z.object({ kind: z.enum(['damaged', 'gone']) }),
    ]),
  )
  .mutation(async ({ ctx, input }) =>
    takeBankFile(ctx.container, await cashierOf(ctx.container, staffOf(ctx)), input.fileId),
  );
