import { z } from 'zod';
import { quote, quoteRequest } from '#entities/contract/quote.ts';
import { day } from '#entities/values/day.ts';
import { offerChange } from '#rules/offer/offer-changes.ts';
import { currentQuote } from '#server/usecases/offers/current-quote.ts';
import { openOffer } from '#server/usecases/offers/open-offer.ts';
import { AppError } from '../../app-error.ts';
import { applicantProcedure, borrowerProcedure, router } from '../procedures.ts';

const storedOffer = z.object({
  id: z.uuid(),
  madeOn: day,
  expiresOn: day,
  /** Why it was made: the first, or in the place of one whose figures changed or whose time was over. */
  reason: z.enum(['first', 'changed', 'expired']),
});

export const quoteRouter = router({
  /** Only ever the caller's own: asking with someone else's address finds nothing. */
  current: applicantProcedure
    .input(quoteRequest)
    .output(quote.nullable())
    .query(({ ctx, input }) => {
      if (input.email !== ctx.session.email) throw new AppError('notFound');
      return currentQuote(ctx.container, ctx.session, input);
    }),

  /** Whoever reaches the offer page: the offer that stands, or a new one and what changed since the one before. */
  open: borrowerProcedure
    .output(
      z.object({
        asOf: day,
        policyVersion: z.string(),
        offer: storedOffer.nullable(),
        changes: z.array(offerChange),
      }),
    )
    .mutation(async ({ ctx }) => {
      const opened = await openOffer(ctx.container, ctx.writer.applicationId);
      if (!opened) throw new AppError('notFound');
      return opened;
    }),
});
