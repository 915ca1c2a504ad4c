import { z } from 'zod';
import { fundingBlockList } from '#rules/funding/decide-funding.ts';
import { agreeToFund } from '#server/usecases/closing/fund-loan.ts';
import { loanProcedure } from '../procedures.ts';

/** Approves the payments the page showed; takes two different members of staff. */
export const agreeProcedure = loanProcedure('fund')
  .input(z.object({ plan: z.string().max(100) }))
  .output(
    z.union([
      z.object({ kind: z.enum(['agreed', 'planChanged', 'decidedIt']) }),
      z.object({ kind: z.literal('tooEarly'), blocks: z.array(z.enum(fundingBlockList)) }),
    ]),
  )
  .mutation(({ ctx, input }) => agreeToFund(ctx.container, { staff: ctx.staff, seenPlan: input.plan }));
