import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { editCondition } from '#server/usecases/conditions/edit-condition.ts';
import { loanProcedure } from '../procedures.ts';
import { key, meanwhile } from './schemas.ts';

export const editConditionProcedure = loanProcedure('workLoan')
  .input(z.object({ key, seen: z.date(), dueOn: day, note: z.string().trim().min(1).max(1000).nullable() }))
  .output(z.discriminatedUnion('kind', [z.object({ kind: z.enum(['edited', 'dayIsOver']) }), meanwhile]))
  .mutation(({ ctx, input }) => editCondition(ctx.container, { staff: ctx.staff, ...input }));
