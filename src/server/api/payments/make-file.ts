import { z } from 'zod';
import { makeBankFile } from '#server/usecases/payments/bank-file.ts';
import { cashierOf } from '#server/usecases/payments/cashier.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const makeFileProcedure = staffProcedure('fund')
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('made'), fileId: z.uuid(), number: z.int() }),
      z.object({ kind: z.enum(['nothingToSend', 'notABankingDay', 'tooManyToday', 'noFiles']) }),
    ]),
  )
  .mutation(async ({ ctx }) => makeBankFile(ctx.container, await cashierOf(ctx.container, staffOf(ctx))));
