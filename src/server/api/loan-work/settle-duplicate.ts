import { z } from 'zod';
import { duplicateOutcome } from '#entities/contract/desk/duplicate.ts';
import { settleDuplicate } from '#server/usecases/pipeline/settle-duplicate.ts';
import { loanProcedure } from '../procedures.ts';
import { reason } from './schemas.ts';

export const settleDuplicateProcedure = loanProcedure('workLoan')
  .input(z.object({ otherId: z.uuid(), outcome: duplicateOutcome, reason, seen: duplicateOutcome.nullable() }))
  .output(z.object({ kind: z.enum(['settled', 'changedMeanwhile']) }))
  .mutation(({ ctx, input: { loanId: _, ...found } }) =>
    settleDuplicate(ctx.container, { staff: ctx.staff, ...found }),
  );
