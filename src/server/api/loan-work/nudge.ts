import { z } from 'zod';
import { nudgeCondition } from '#server/usecases/conditions/nudge-condition.ts';
import { loanProcedure } from '../procedures.ts';
import { key } from './schemas.ts';

export const nudgeProcedure = loanProcedure('workLoan')
  .input(z.object({ key }))
  .output(z.object({ kind: z.enum(['sent', 'nobodyToTell', 'nothingOpen']) }))
  .mutation(({ ctx, input }) => nudgeCondition(ctx.container, { staff: ctx.staff, key: input.key }));
