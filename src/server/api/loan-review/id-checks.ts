import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { idChecklist, idChecklistOf } from '#server/usecases/review/id-checklist.ts';
import { loanProcedure } from '../procedures.ts';

export const idChecksProcedure = loanProcedure('seeDocuments')
  .input(z.object({ person }))
  .output(idChecklist)
  .query(({ ctx, input }) => idChecklistOf(ctx.container, { applicationId: input.loanId, person: input.person }));
