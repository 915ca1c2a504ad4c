import { z } from 'zod';
import { workRow } from '#entities/contract/desk/work-item.ts';
import { listLoanWork } from '#server/usecases/work/list-work.ts';
import { loanProcedure, staffOf } from '../procedures.ts';

export const onLoanProcedure = loanProcedure('seeLoan')
  .output(z.array(workRow))
  .query(({ ctx, input }) => listLoanWork(ctx.container, staffOf(ctx), input.loanId));
