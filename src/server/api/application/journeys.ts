import { z } from 'zod';
import { journeyCapability } from '#entities/facts/journey.ts';
import { ownJourney, ownJourneys } from '#server/usecases/asking/own-journeys.ts';
import { applicantProcedure } from '../procedures.ts';

/** The caller's visits to vendors, and the vendors they may visit. */
export const journeysProcedure = applicantProcedure
  .output(z.object({ offered: z.array(journeyCapability), visits: z.array(ownJourney) }))
  .query(({ ctx }) => {
    const { applicationId, person } = ctx.writer;
    return ownJourneys(ctx.container, { applicationId, person });
  });
