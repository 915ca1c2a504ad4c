import { z } from 'zod';
import { endSession } from '#server/usecases/accounts/own-sessions.ts';
import { requireFresh } from '#server/usecases/shared/require-fresh.ts';
import { signedInProcedure } from '../procedures.ts';
import { done } from './schemas.ts';

export const endSessionProcedure = signedInProcedure
  .input(z.object({ id: z.uuid() }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    requireFresh(ctx.session);
    await endSession(ctx.container, ctx.session, { id: input.id, address: ctx.address });
    return { ok: true };
  });
