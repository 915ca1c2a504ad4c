import { z } from 'zod';
import { checkVisit, checkVisitOutcome } from '#server/usecases/facts/check-visit.ts';
import { loanProcedure } from '../procedures.ts';

/** Asks a vendor now for the state of an applicant's visit. */
export const checkVisitProcedure = loanProcedure('workLoan')
  .input(z.object({ visitId: z.uuid() }))
  .output(z.object({ kind: z.enum(checkVisitOutcome) }))
  .mutation(({ ctx, input }) => checkVisit(ctx.container, { staff: ctx.staff, visitId: input.visitId }));
