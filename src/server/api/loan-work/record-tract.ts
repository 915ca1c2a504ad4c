import { z } from 'zod';
import { censusTract } from '#entities/facts/published/census-tract.ts';
import { recordTract } from '#server/usecases/lending-report/record-tract.ts';
import { loanProcedure } from '../procedures.ts';

export const recordTractProcedure = loanProcedure('workLoan')
  .input(censusTract.extend({ seen: z.string().max(11).nullable() }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['recorded', 'changedMeanwhile']) }),
      z.object({ kind: z.literal('otherCounty'), county: z.string() }),
    ]),
  )
  .mutation(({ ctx, input: { tract, source, seen } }) =>
    recordTract(ctx.container, { staff: ctx.staff, tract, source, seen }),
  );
