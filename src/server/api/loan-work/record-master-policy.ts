import { z } from 'zod';
import { positiveDollars } from '#entities/values/money.ts';
import { recordMasterPolicy } from '#server/usecases/conditions/record-master-policy.ts';
import { loanProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const recordMasterPolicyProcedure = loanProcedure('workLoan')
  .input(z.object({ liability: positiveDollars }))
  .output(done)
  .mutation(async ({ ctx, input: { liability } }) => {
    await recordMasterPolicy(ctx.container, { staff: ctx.staff, liability });
    return { ok: true as const };
  });
