import { z } from 'zod';
import { receiveOwnerPapers } from '#server/usecases/closing/owner-link.ts';
import { publicProcedure } from '../procedures.ts';
import { done, token } from './schemas.ts';

/** The owner confirms they can open and keep documents on screen, and receives them now. */
export const receiveByLinkProcedure = publicProcedure
  .input(z.object({ token }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await receiveOwnerPapers(ctx.container, { ...input, address: ctx.address });
    return { ok: true };
  });
