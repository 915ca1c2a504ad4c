import { z } from 'zod';
import { secondOutcome, settleReplacement } from '#server/usecases/payments/replace-payment.ts';
import { loanProcedure } from '../procedures.ts';

/** The second person approves a proposed payment or drops it. */
export const settleReplacementProcedure = loanProcedure('fund')
  .input(z.object({ paymentId: z.uuid(), isApproved: z.boolean() }))
  .output(z.object({ kind: z.enum(secondOutcome) }))
  .mutation(({ ctx, input: { paymentId, isApproved } }) =>
    settleReplacement(ctx.container, { staff: ctx.staff, paymentId, isApproved }),
  );
