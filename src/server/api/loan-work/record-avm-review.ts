import { z } from 'zod';
import { avmReviewed } from '#entities/facts/avm-review.ts';
import { recordAvmReview } from '#server/usecases/valuations/record-review.ts';
import { loanProcedure } from '../procedures.ts';

export const recordAvmReviewProcedure = loanProcedure('workLoan')
  .input(z.object({ reportId: z.uuid(), reviewed: avmReviewed }))
  .output(z.object({ kind: z.enum(['recorded', 'reviewedMeanwhile', 'decidedByYou']) }))
  .mutation(({ ctx, input: { reportId, reviewed } }) =>
    recordAvmReview(ctx.container, { staff: ctx.staff, reportId, reviewed }),
  );
