import { z } from 'zod';
import { reviewMatch } from '#server/usecases/screening/review-match.ts';
import { loanProcedure } from '../procedures.ts';
import { reviewed } from './schemas.ts';

/** "Not the same person", said by one of two. */
export const clearMatchProcedure = loanProcedure('decide')
  .input(reviewed)
  .output(z.object({ kind: z.enum(['secondNeeded', 'cleared', 'stopped', 'reviewedBefore', 'changedMeanwhile']) }))
  .mutation(({ ctx, input: { screeningId, entryId, reason } }) =>
    reviewMatch(ctx.container, { staff: ctx.staff, finding: 'different', screeningId, entryId, reason }),
  );
