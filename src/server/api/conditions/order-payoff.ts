import { z } from 'zod';
import { payoffRecipient } from '#entities/contract/condition-view.ts';
import { orderPayoff, orderPayoffOutcome } from '#server/usecases/orders/order-payoff.ts';
import { applicantProcedure } from '../procedures.ts';
import { key } from './schemas.ts';

/** Signs the authorization and has us ask the creditor for its payoff statement. */
export const orderPayoffProcedure = applicantProcedure
  .input(
    z.object({
      key,
      to: payoffRecipient,
      accountNumber: z.string().trim().min(2).max(40),
      signature: z.string().trim().min(1).max(200),
    }),
  )
  .output(z.object({ kind: z.enum(orderPayoffOutcome) }))
  .mutation(({ ctx, input }) =>
    orderPayoff(ctx.container, ctx.writer, { ...input, maker: ctx.maker, address: ctx.address }),
  );
