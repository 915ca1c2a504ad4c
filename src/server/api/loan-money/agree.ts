import { z } from 'zod';
import { agreeToFund } from '#server/usecases/closing/fund-loan.ts';
import { loanProcedure } from '../procedures.ts';

/** Yes to the payments the page showed; two different people have to say it. */
export const agreeProcedure = loanProcedure('fund')
  .input(z.object({ plan: z.string().max(100) }))
  .output(z.object({ kind: z.enum(['agreed', 'planChanged']) }))
  .mutation(({ ctx, input }) =>
    agreeToFund(ctx.container, {
      applicationId: input.loanId,
      staffId: ctx.staff.accountId,
      seenPlan: input.plan,
    }),
  );
