import { z } from 'zod';
import { showIdToVendor } from '#server/usecases/asking/show-id-to-vendor.ts';
import { applicantProcedure } from '../procedures.ts';

/** The vendor's page where the applicant shows their ID; null where it cannot be opened now. */
export const showIdProcedure = applicantProcedure
  .output(z.object({ url: z.string().nullable() }))
  .mutation(async ({ ctx }) => {
    const { applicationId, person } = ctx.writer;
    return { url: await showIdToVendor(ctx.container, { applicationId, person }) };
  });
