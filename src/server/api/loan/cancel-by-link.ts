import { z } from 'zod';
import { cancelByLink } from '#server/usecases/closing/owner-link.ts';
import { publicProcedure } from '../procedures.ts';
import { cancelOutcome, token } from './schemas.ts';

export const cancelByLinkProcedure = publicProcedure
  .input(z.object({ token }))
  .output(cancelOutcome)
  .mutation(({ ctx, input }) => cancelByLink(ctx.container, { ...input, address: ctx.address }));
