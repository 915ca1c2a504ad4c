import { avmReview } from '#entities/facts/avm-review.ts';
import { avmReviews } from '#server/usecases/valuations/record-review.ts';
import { loanProcedure } from '../procedures.ts';

export const avmReviewsProcedure = loanProcedure('seeLoan')
  .output(avmReview.array())
  .query(({ ctx, input: { loanId } }) => avmReviews(ctx.container, loanId));
