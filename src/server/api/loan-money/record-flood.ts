import { z } from 'zod';
import { federalFloodForm } from '#entities/facts/flood-determination.ts';
import { recordFlood } from '#server/usecases/closing/record-flood.ts';
import { loanProcedure } from '../procedures.ts';

export const recordFloodProcedure = loanProcedure('workLoan')
  .input(z.object({ determination: federalFloodForm, fileId: z.uuid() }))
  .output(z.object({ kind: z.enum(['recorded', 'fileMissing', 'addressMissing', 'inFuture']) }))
  .mutation(({ ctx, input: { determination, fileId } }) =>
    recordFlood(ctx.container, { staff: ctx.staff, determination, fileId }),
  );
