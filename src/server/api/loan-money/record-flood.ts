import { z } from 'zod';
import { federalFloodForm, floodDetermination } from '#entities/facts/flood-determination.ts';
import { recordFlood } from '#server/usecases/closing/record-flood.ts';
import { loanProcedure } from '../procedures.ts';

export const recordFloodProcedure = loanProcedure('workLoan')
  .input(z.object({ determination: federalFloodForm, fileId: z.uuid(), seen: floodDetermination.nullable() }))
  .output(z.object({ kind: z.enum(['recorded', 'changedMeanwhile', 'fileMissing', 'addressMissing', 'inFuture']) }))
  .mutation(({ ctx, input: { determination, fileId, seen } }) =>
    recordFlood(ctx.container, { staff: ctx.staff, determination, fileId, seen }),
  );
