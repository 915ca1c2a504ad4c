import { bankSide, bankSideOf } from '#server/usecases/payments/list-payments.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

/** Files for the bank and entries from it. */
export const bankProcedure = staffProcedure('seePayments')
  .output(bankSide)
  .query(({ ctx }) => bankSideOf(ctx.container, staffOf(ctx)));
