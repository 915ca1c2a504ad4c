import { z } from 'zod';
import { fundingBlockList } from '#rules/funding/decide-funding.ts';
import { fundLoan } from '#server/usecases/closing/fund-loan.ts';
import { loanProcedure } from '../procedures.ts';

export const fundProcedure = loanProcedure('fund')
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['released', 'releasedBefore', 'decidedIt']) }),
      z.object({ kind: z.literal('blocked'), blocks: z.array(z.enum(fundingBlockList)) }),
    ]),
  )
  .mutation(({ ctx }) => fundLoan(ctx.container, { staff: ctx.staff }));
