import { z } from 'zod';
import { censusTract } from '#entities/facts/published/census-tract.ts';
import { recordTract } from '#server/usecases/lending-report/record-tract.ts';
import { loanProcedure } from '../procedures.ts';

export const recordTractProcedure = loanProcedure('workLoan')
  .input(censusTract)
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('recorded') }),
      z.object({ kind: z.literal('otherCounty'), county: z.string() }),
    ]),
  )
  .mutation(({ ctx, input: { tract, source } }) => recordTract(ctx.container, { staff: ctx.staff, tract, source }));
