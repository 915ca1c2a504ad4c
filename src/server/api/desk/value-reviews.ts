import { z } from 'zod';
import { listReviews, modelFindings, waitingReview } from '#server/usecases/valuations/list-reviews.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const valueReviewsProcedure = staffProcedure('seeLoan')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(z.object({ rows: z.array(waitingReview), models: z.array(modelFindings), next: z.string().nullable() }))
  .query(({ ctx, input: { cursor } }) => listReviews(ctx.container, staffOf(ctx), cursor));
