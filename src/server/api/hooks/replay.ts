import { z } from 'zod';
import { replayHooks } from '#server/usecases/hooks/replay-hooks.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const replayProcedure = staffProcedure('manageSettings')
  .input(z.object({ ids: z.array(z.uuid()).min(1).max(100) }))
  .output(z.object({ replayed: z.int() }))
  .mutation(({ ctx, input }) => replayHooks(ctx.container, staffOf(ctx), input.ids));
