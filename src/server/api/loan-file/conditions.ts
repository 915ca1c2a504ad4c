import { z } from 'zod';
import { loanCondition, loanConditions } from '#server/usecases/conditions/loan-conditions.ts';
import { loanProcedure } from '../procedures.ts';

export const conditionsProcedure = loanProcedure('seeLoan')
  .output(z.array(loanCondition))
  .query(({ ctx }) => loanConditions(ctx.container, ctx.staff));
