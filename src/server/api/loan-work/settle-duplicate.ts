import { z } from 'zod';
import { duplicateOutcome } from '#entities/contract/desk/duplicate.ts';
import { settleDuplicate } from '#server/usecases/pipeline/settle-duplicate.ts';
import { loanProcedure } from '../procedures.ts';
import { done, reason } from './schemas.ts';

export const settleDuplicateProcedure = loanProcedure('workLoan')
  .input(z.object({ otherId: z.uuid(), outcome: duplicateOutcome, reason }))
  .output(done)
  .mutation(async ({ ctx, input: { otherId, outcome, reason } }) => {
    await settleDuplicate(ctx.container, { staff: ctx.staff, otherId, outcome, reason });
    return { ok: true as const };
  });
