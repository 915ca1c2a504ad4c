import { z } from 'zod';
import { wantPaperByLink } from '#server/usecases/closing/owner-link.ts';
import { publicProcedure } from '../procedures.ts';
import { done, token } from './schemas.ts';

/** The owner asks for paper instead. */
export const paperWantedByLinkProcedure = publicProcedure
  .input(z.object({ token }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await wantPaperByLink(ctx.container, { ...input, address: ctx.address });
    return { ok: true };
  });
