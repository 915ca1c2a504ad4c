import { z } from 'zod';
import { journeyCapability } from '#entities/facts/journey.ts';
import { ownJourney, returnFromVendor } from '#server/usecases/asking/own-journeys.ts';
import { applicantProcedure } from '../procedures.ts';

/** The applicant is back from a vendor's page, or asks how far the vendor is. */
export const returnFromVendorProcedure = applicantProcedure
  .input(z.object({ capability: journeyCapability }))
  .output(ownJourney.nullable())
  .mutation(({ ctx, input }) => {
    const { applicationId, person } = ctx.writer;
    return returnFromVendor(ctx.container, { applicationId, person, ...input });
  });
