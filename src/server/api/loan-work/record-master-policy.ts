import { z } from 'zod';
import { dollars, positiveDollars } from '#entities/values/money.ts';
import { recordMasterPolicy } from '#server/usecases/conditions/record-master-policy.ts';
import { loanProcedure } from '../procedures.ts';

export const recordMasterPolicyProcedure = loanProcedure('workLoan')
  .input(z.object({ liability: positiveDollars, seen: dollars.nullable() }))
  .output(z.object({ kind: z.enum(['recorded', 'changedMeanwhile']) }))
  .mutation(({ ctx, input: { liability, seen } }) =>
    recordMasterPolicy(ctx.container, { staff: ctx.staff, liability, seen }),
  );
