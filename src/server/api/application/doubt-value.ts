import { z } from 'zod';
import { valueDoubt } from '#entities/facts/value-request.ts';
import { requestValueReview } from '#server/usecases/offers/request-value-review.ts';
import { applicantProcedure } from '../procedures.ts';

/** "My home is worth more": a request for manual review, never an edit. */
export const doubtValueProcedure = applicantProcedure
  .input(valueDoubt)
  .output(z.object({ kind: z.enum(['noted', 'alreadyOpen', 'notMore', 'noValuation']) }))
  .mutation(async ({ ctx, input }) => ({ kind: await requestValueReview(ctx.container, ctx.writer, input) }));
