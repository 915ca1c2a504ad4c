import { z } from 'zod';
import { settleFact, settleOutcome } from '#server/usecases/facts/settle-fact.ts';
import { loanProcedure } from '../procedures.ts';

export const settleProcedure = loanProcedure('workLoan')
  .input(z.object({ entryId: z.uuid(), declineReason: z.string().trim().min(3).max(500).nullable() }))
  .output(z.object({ kind: z.enum(settleOutcome) }))
  .mutation(({ ctx, input: { entryId, declineReason } }) =>
    settleFact(ctx.container, { staff: ctx.staff, entryId, declineReason }),
  );
