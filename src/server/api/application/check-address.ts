import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import { checkAddress } from '#server/usecases/asking/check-address.ts';
import { applicantProcedure } from '../procedures.ts';

export const checkAddressProcedure = applicantProcedure
  .input(z.object({ address }))
  .output(
    z.object({
      kind: z.enum(['found', 'corrected', 'unsure', 'notFound', 'unavailable']),
      suggestions: z.array(address),
    }),
  )
  .query(async ({ ctx, input }) => {
    const answer = await checkAddress(ctx.container, input.address);
    const suggestions = 'suggestions' in answer ? answer.suggestions : 'address' in answer ? [answer.address] : [];
    return { kind: answer.kind, suggestions };
  });
