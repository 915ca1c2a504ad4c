import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { verificationStep } from '#rules/conditions/lender-verification.ts';
import { verifyCondition } from '#server/usecases/conditions/verify-condition.ts';
import { loanProcedure } from '../procedures.ts';
import { key, meanwhile, reason } from './schemas.ts';

/** Staff's own check of a fact about a person: the step, its day, and a note. */
export const verifyConditionProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      key,
      seen: z.date(),
      step: verificationStep,
      on: day,
      note: reason,
      fileId: z.uuid().nullable().default(null),
    }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['verified', 'stepNotPossible', 'inFuture', 'certificateMissing']) }),
      meanwhile,
    ]),
  )
  .mutation(({ ctx, input: { key: of, seen, step, on, note, fileId } }) =>
    verifyCondition(ctx.container, { staff: ctx.staff, key: of, seen, step, on, note, fileId }),
  );
