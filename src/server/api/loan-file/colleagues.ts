import { z } from 'zod';
import { colleaguesOn } from '#server/usecases/loan/loan-notes.ts';
import { loanProcedure } from '../procedures.ts';

/** Those who can be mentioned in a note on this loan. */
export const colleaguesProcedure = loanProcedure('correspond')
  .output(z.array(z.object({ id: z.uuid(), name: z.string() })))
  .query(({ ctx, input }) => colleaguesOn(ctx.container.database.db, input.loanId));
