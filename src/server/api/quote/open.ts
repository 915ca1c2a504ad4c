import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { offerChange } from '#rules/offer/offer-changes.ts';
import { openOffer } from '#server/usecases/offers/open-offer.ts';
import { AppError } from '../../app-error.ts';
import { borrowerProcedure } from '../procedures.ts';

const storedOffer = z.object({
  id: z.uuid(),
  madeOn: day,
  expiresOn: day,
  /** Why it was made: the first, or in the place of one whose figures changed or whose time was over. */
  reason: z.enum(['first', 'changed', 'expired']),
});

/** Whoever reaches the offer page: the offer that stands, or a new one and what changed since the one before. */
export const openProcedure = borrowerProcedure
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
  });
