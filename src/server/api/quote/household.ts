import { z } from 'zod';
import { householdLine } from '#entities/contract/quote.ts';
import { offerChange } from '#rules/offer/offer-changes.ts';
import { offerComparison } from '#rules/offer/offer-comparison.ts';
import { householdOffer } from '#server/usecases/offers/household-offer.ts';
import { applicantProcedure } from '../procedures.ts';

/** The line of both people, and how it changed since they saw it. */
export const householdProcedure = applicantProcedure
  .output(
    householdLine
      .extend({
        chooser: z.string().nullable(),
        joiner: z.string().nullable(),
        changes: z.array(offerChange),
        compared: offerComparison.nullable(),
      })
      .nullable(),
  )
  .query(({ ctx }) => householdOffer(ctx.container, ctx.writer));
