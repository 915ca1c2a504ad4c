import { z } from 'zod';
import { skipRequest } from '#server/usecases/conditions/skip-request.ts';
import { loanProcedure } from '../procedures.ts';
import { key, meanwhile, waiverReason } from './schemas.ts';

/** Skipping a document has the effect of waiving it, and needs the same right. */
export const skipRequestProcedure = loanProcedure('decide')
  .input(z.object({ key, seen: z.date(), reason: waiverReason }))
  .output(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['skipped', 'cannotBeSkipped', 'proposed', 'proposedAlready']) }),
      meanwhile,
    ]),
  )
  .mutation(({ ctx, input }) => skipRequest(ctx.container, { staff: ctx.staff, ...input }));
