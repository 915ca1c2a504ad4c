import { z } from 'zod';
import { waiveCopyTiming } from '#server/usecases/valuations/waive-copy-timing.ts';
import { loanProcedure } from '../procedures.ts';

export const waiveValuationWaitProcedure = loanProcedure('close')
  .input(z.object({ note: z.string().trim().min(3).max(2000) }))
  .output(z.object({ kind: z.enum(['waived', 'waivedBefore', 'nothingToWaive']) }))
  .mutation(({ ctx, input }) => waiveCopyTiming(ctx.container, { staff: ctx.staff, note: input.note }));
