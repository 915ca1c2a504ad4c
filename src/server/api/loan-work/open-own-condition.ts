import { z } from 'zod';
import { ownConditionKind, ownConditionOwner, ownConditionPriorTo } from '#rules/conditions/condition-context.ts';
import { openOwnCondition } from '#server/usecases/conditions/open-own-condition.ts';
import { loanProcedure } from '../procedures.ts';

export const openOwnConditionProcedure = loanProcedure('workLoan')
  .input(
    z
      .object({
        title: z.string().trim().min(3).max(120),
        needs: z.string().trim().min(3).max(1000),
        owner: ownConditionOwner,
        kind: ownConditionKind,
        priorTo: ownConditionPriorTo,
      })
      .refine(({ owner, kind }) => owner !== 'lender' || kind === 'information'),
  )
  .output(z.object({ kind: z.enum(['opened', 'askedAlready']) }))
  .mutation(({ ctx, input: { loanId: _, ...asked } }) =>
    openOwnCondition(ctx.container, { staff: ctx.staff, ...asked }),
  );
