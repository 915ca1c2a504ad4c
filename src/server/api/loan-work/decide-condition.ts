import { z } from 'zod';
import { decideCondition } from '#server/usecases/conditions/decide-condition.ts';
import { loanProcedure } from '../procedures.ts';
import { key, meanwhile, reason } from './schemas.ts';

/** Clear, request again, or waive; waiving is a decision and needs the right to decide. */
export const decideConditionProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      key,
      seen: z.date(),
      decision: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('accept') }),
        z.object({ kind: z.literal('anotherLook'), reason, fileIds: z.array(z.uuid()).nullable() }),
        z.object({ kind: z.literal('waive'), reason }),
      ]),
    }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.enum(['decided', 'nothingToJudge', 'cannotBeWaived', 'coverageNotRecorded', 'coverageTooLow']),
      }),
      meanwhile,
    ]),
  )
  .mutation(({ ctx, input: { loanId, ...decided } }) =>
    decideCondition(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, ...decided }),
  );
