import { z } from 'zod';
import { settleIndexOutcome, settleProposedIndex } from '#server/usecases/index-rate/settle-index.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

/** By another policy manager, or an administrator. */
export const settleProcedure = staffProcedure('releaseIndex')
  .input(z.object({ id: z.uuid(), isReleased: z.boolean() }))
  .output(z.object({ kind: z.enum(settleIndexOutcome) }))
  .mutation(({ ctx, input }) => settleProposedIndex(ctx.container, staffOf(ctx), input));
