import { z } from 'zod';
import { settleIndexOutcome, settleProposedIndex } from '#server/usecases/index-rate/settle-index.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

/** By another policy manager, or an administrator. */
export const settleProcedure = portalProcedure
  .input(z.object({ id: z.uuid(), isReleased: z.boolean() }))
  .output(z.object({ kind: z.enum(settleIndexOutcome) }))
  .mutation(({ ctx, input }) => settleProposedIndex(ctx.container, staffOf(ctx), input));
