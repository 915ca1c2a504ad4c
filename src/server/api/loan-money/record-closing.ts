import { z } from 'zod';
import { closingRecord } from '#entities/facts/closing-record.ts';
import { recordClosing } from '#server/usecases/closing/record-closing.ts';
import { loanProcedure } from '../procedures.ts';

/** Notary, title file and recording. */
export const recordClosingProcedure = loanProcedure('close')
  .input(z.object({ record: closingRecord, seen: z.date().nullable() }))
  .output(z.object({ kind: z.enum(['recorded', 'changedMeanwhile', 'inFuture']) }))
  .mutation(({ ctx, input: { record, seen } }) => recordClosing(ctx.container, { staff: ctx.staff, record, seen }));
