import { z } from 'zod';
import { replaceOutcome, replacePayment } from '#server/usecases/payments/replace-payment.ts';
import { loanProcedure } from '../procedures.ts';

/** The first of two proposes a payment in place of one that came back. */
export const replacePaymentProcedure = loanProcedure('fund')
  .input(z.object({ paymentId: z.uuid() }))
  .output(z.object({ kind: z.enum(replaceOutcome) }))
  .mutation(({ ctx, input }) => replacePayment(ctx.container, { staff: ctx.staff, paymentId: input.paymentId }));
