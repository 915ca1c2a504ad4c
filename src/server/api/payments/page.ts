import { z } from 'zod';
import { listPayments, paymentsPage } from '#server/usecases/payments/list-payments.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const pageProcedure = staffProcedure('seePayments')
  .input(z.object({ onlyOpen: z.boolean(), cursor: z.string().max(600).nullable() }))
  .output(paymentsPage)
  .query(({ ctx, input }) => listPayments(ctx.container, staffOf(ctx), input));
