import { z } from 'zod';
import { returnMoney } from '#server/usecases/closing/return-money.ts';
import { loanProcedure } from '../procedures.ts';

export const returnMoneyProcedure = loanProcedure('fund')
  .input(z.object({ note: z.string().trim().min(3).max(2000) }))
  .output(z.object({ kind: z.enum(['returned', 'nothingToReturn']) }))
  .mutation(({ ctx, input }) => returnMoney(ctx.container, { staff: ctx.staff, note: input.note }));
