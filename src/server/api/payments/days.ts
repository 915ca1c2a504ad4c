import { listPaymentDays, paymentDays } from '#server/usecases/payments/list-payments.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const daysProcedure = staffProcedure('seePayments')
  .output(paymentDays)
  .query(({ ctx }) => listPaymentDays(ctx.container, staffOf(ctx)));
