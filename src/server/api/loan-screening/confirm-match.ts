import { z } from 'zod';
import { reviewMatch } from '#server/usecases/screening/review-match.ts';
import { loanProcedure } from '../procedures.ts';
import { reviewed } from './schemas.ts';

/** "Same person": stops the loan for good. */
export const confirmMatchProcedure = loanProcedure('confirmMatch')
  .input(reviewed)
  .output(z.object({ kind: z.enum(['secondNeeded', 'cleared', 'stopped', 'reviewedBefore', 'changedMeanwhile']) }))
  .mutation(({ ctx, input: { screeningId, entryId, reason } }) =>
    reviewMatch(ctx.container, { staff: ctx.staff, finding: 'same', screeningId, entryId, reason }),
  );
