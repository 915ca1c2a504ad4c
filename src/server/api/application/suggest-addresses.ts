import { z } from 'zod';
import { streetRequest, suggestedAddress } from '#entities/contract/calls/suggested-address.ts';
import { suggestAddresses } from '#server/usecases/asking/suggest-addresses.ts';
import { applicantProcedure } from '../procedures.ts';

export const suggestAddressesProcedure = applicantProcedure
  .input(streetRequest)
  .output(z.object({ isOffered: z.boolean(), suggestions: z.array(suggestedAddress) }))
  .query(({ ctx, input }) => suggestAddresses(ctx.container, input));
