import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { offerChange } from '#rules/offer/offer-changes.ts';
import { offerComparison } from '#rules/offer/offer-comparison.ts';
import { openOffer } from '#server/usecases/offers/open-offer.ts';
import { AppError } from '../../app-error.ts';
import { borrowerProcedure } from '../procedures.ts';

const storedOffer = z.object({
  id: z.uuid(),
  madeOn: day,
  expiresOn: day,
  /** Why it was made: the first offer, or a replacement for one whose figures changed or that expired. */
  reason: z.enum(['first', 'changed', 'expired']),
});

/** Opens the offer page: the standing offer, or a new one and the changes since the previous one. */
export const openProcedure = borrowerProcedure
  .output(
    z.object({
      asOf: day,
      policyVersion: z.string(),
      offer: storedOffer.nullable(),
      changes: z.array(offerChange),
      /** The earlier offer beside this one; null where there is nothing to compare. */
      compared: offerComparison.nullable(),
    }),
  )
  .mutation(async ({ ctx }) => {
    const opened = await openOffer(ctx.container, ctx.writer.applicationId);
    if (!opened) throw new AppError('notFound');
    return opened;
  });
