import { z } from 'zod';
import { bulkAction, bulkOutcome, previewBulk, runBulk } from '#server/usecases/conditions/bulk-conditions.ts';
import { loanProcedure } from '../procedures.ts';
import { key } from './schemas.ts';

const asked = z.object({
  action: bulkAction,
  conditions: z
    .array(z.object({ key, seen: z.date() }))
    .min(1)
    .max(100),
});
const told = z.array(z.object({ key, outcome: bulkOutcome }));

/** What would happen, before anything does. */
export const previewBulkProcedure = loanProcedure('workLoan')
  .input(asked)
  .output(told)
  .query(({ ctx, input }) => previewBulk(ctx.container, ctx.staff, input));

export const bulkConditionsProcedure = loanProcedure('workLoan')
  .input(asked)
  .output(told)
  .mutation(({ ctx, input }) => runBulk(ctx.container, ctx.staff, input));
