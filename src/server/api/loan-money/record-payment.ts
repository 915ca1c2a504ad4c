import { z } from 'zod';
import { paymentState } from '#entities/facts/payment.ts';
import { day } from '#entities/values/day.ts';
import { recordOutcome, recordPayment } from '#server/usecases/payments/record-payment.ts';
import { loanProcedure } from '../procedures.ts';

const reference = z.string().trim().min(2).max(60);
const note = z.string().trim().min(3).max(1000);
const returnCode = z.string().regex(/^R\d{2}$/);

/** What the bank did with a payment, as staff learned it. */
export const recordPaymentProcedure = loanProcedure('fund')
  .input(
    z.object({
      paymentId: z.uuid(),
      seen: paymentState,
      word: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('sent'), on: day, reference }),
        z.object({ kind: z.literal('settled'), on: day }),
        z.object({ kind: z.literal('returned'), on: day, code: returnCode.nullable(), note }),
        z.object({ kind: z.literal('notThere'), note }),
      ]),
    }),
  )
  .output(z.object({ kind: z.enum(recordOutcome) }))
  .mutation(({ ctx, input: { loanId: _, ...input } }) => recordPayment(ctx.container, { staff: ctx.staff, ...input }));
