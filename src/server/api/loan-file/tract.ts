import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { tractOf } from '#server/usecases/lending-report/tract-of.ts';
import { loanProcedure } from '../procedures.ts';

export const tractProcedure = loanProcedure('seeLoan')
  .output(
    z
      .object({ tract: z.string(), source: z.string(), recordedByName: z.string().nullable(), recordedOn: day })
      .nullable(),
  )
  .query(({ ctx, input: { loanId } }) => tractOf(ctx.container, loanId));
