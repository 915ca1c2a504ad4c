import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { conditionCode, conditionCodes } from '#rules/conditions/condition-catalog.ts';
import { isVerifiedByStaff } from '#rules/conditions/lender-verification.ts';
import { openCondition } from '#server/usecases/conditions/open-condition.ts';
import { loanProcedure } from '../procedures.ts';
import { reason } from './schemas.ts';

export const openConditionProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      code: z.literal(conditionCodes).refine((code) => !isVerifiedByStaff(code) && code !== conditionCode.own),
      owner: person,
      subjectId: z.string().min(1).max(100).nullable(),
      reason,
    }),
  )
  .output(z.object({ kind: z.enum(['opened', 'askedAlready']) }))
  .mutation(({ ctx, input }) => openCondition(ctx.container, { staff: ctx.staff, ...input }));
