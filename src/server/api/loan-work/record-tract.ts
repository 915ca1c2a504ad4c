import { z } from 'zod';
import { recordTract } from '#server/usecases/lending-report/record-tract.ts';
import { loanProcedure } from '../procedures.ts';

export const recordTractProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      tract: z.string().regex(/^(\d{11}|NA)$/, 'tractFormat'),
      source: z.string().trim().min(3).max(200),
    }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('recorded') }),
      z.object({ kind: z.literal('otherCounty'), county: z.string() }),
    ]),
  )
  .mutation(({ ctx, input: { tract, source } }) => recordTract(ctx.container, { staff: ctx.staff, tract, source }));
