import { z } from 'zod';
import { settleObjection, settleObjectionOutcome } from '#server/usecases/facts/settle-objection.ts';
import { loanProcedure } from '../procedures.ts';

/** Answers an applicant's objection to a corrected answer; the applicant reads the reason. */
export const settleObjectionProcedure = loanProcedure('workLoan')
  .input(z.object({ correctionId: z.uuid(), reason: z.string().trim().min(5).max(500) }))
  .output(z.object({ kind: z.enum(settleObjectionOutcome) }))
  .mutation(({ ctx, input: { correctionId, reason } }) =>
    settleObjection(ctx.container, { staff: ctx.staff, correctionId, reason }),
  );
