import { z } from 'zod';
import { idCheck } from '#entities/contract/documents/id-check.ts';
import { person } from '#entities/values/person.ts';
import { tickIdCheck } from '#server/usecases/review/id-checklist.ts';
import { loanProcedure } from '../procedures.ts';

export const tickIdCheckProcedure = loanProcedure('workLoan')
  .input(z.object({ person, check: idCheck, isTicked: z.boolean(), pictures: z.array(z.uuid()).max(20) }))
  .output(z.object({ kind: z.enum(['saved', 'changedMeanwhile']) }))
  .mutation(({ ctx, input: { loanId: _, ...ticking } }) =>
    tickIdCheck(ctx.container, { staff: ctx.staff, ...ticking }),
  );
