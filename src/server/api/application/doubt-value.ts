import { z } from 'zod';
import { valueDoubt } from '#entities/facts/value-request.ts';
import { doubtValue } from '#server/usecases/offers/doubt-value.ts';
import { applicantProcedure } from '../procedures.ts';

/** "My home is worth more": a request to a person, never an edit. */
export const doubtValueProcedure = applicantProcedure
  .input(valueDoubt)
  .output(z.object({ kind: z.enum(['noted', 'alreadyOpen', 'notMore', 'noValuation']) }))
  .mutation(async ({ ctx, input }) => ({ kind: await doubtValue(ctx.container, ctx.writer, input) }));
