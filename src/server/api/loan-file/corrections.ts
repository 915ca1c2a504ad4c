import { z } from 'zod';
import { answerCorrection } from '#entities/facts/entered-fact.ts';
import { person } from '#entities/values/person.ts';
import { correctionsFor } from '#server/usecases/facts/own-corrections.ts';
import { loanProcedure } from '../procedures.ts';

/** What staff corrected in one person's answers, and what the person says to it. */
export const correctionsProcedure = loanProcedure('seeLoan')
  .input(z.object({ person }))
  .output(z.array(answerCorrection))
  .query(({ ctx, input }) =>
    correctionsFor(ctx.container, { applicationId: ctx.staff.applicationId, person: input.person }),
  );
