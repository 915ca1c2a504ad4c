import { z } from 'zod';
import { payoffSecondOutcome, settlePayoff } from '#server/usecases/payments/payoff-letters.ts';
import { loanProcedure } from '../procedures.ts';

/** The second person confirms a payoff letter or declines it. */
export const settlePayoffProcedure = loanProcedure('close')
  .input(z.object({ letterId: z.uuid(), isConfirmed: z.boolean() }))
  .output(z.object({ kind: z.enum(payoffSecondOutcome) }))
  .mutation(({ ctx, input: { letterId, isConfirmed } }) =>
    settlePayoff(ctx.container, { staff: ctx.staff, letterId, isConfirmed }),
  );
