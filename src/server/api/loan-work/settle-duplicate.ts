import { z } from 'zod';
import { settleDuplicate } from '#server/usecases/pipeline/settle-duplicate.ts';
import { loanProcedure } from '../procedures.ts';
import { done, reason } from './schemas.ts';

export const settleDuplicateProcedure = loanProcedure('workLoan')
  .input(z.object({ otherId: z.uuid(), reason }))
  .output(done)
  .mutation(async ({ ctx, input: { otherId, reason } }) => {
    await settleDuplicate(ctx.container, { staff: ctx.staff, otherId, reason });
    return { ok: true as const };
  });
