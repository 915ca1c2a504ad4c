import { z } from 'zod';
import { continueWith } from '#server/usecases/accounts/own-applications.ts';
import { signedInProcedure } from '../procedures.ts';

export const continueWithProcedure = signedInProcedure
  .input(z.object({ id: z.uuid() }))
  .output(z.object({ path: z.string() }))
  .mutation(async ({ ctx, input }) => ({ path: await continueWith(ctx.container, ctx.session, input.id) }));
