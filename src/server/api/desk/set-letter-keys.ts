import { z } from 'zod';
import { setLetterKeys } from '#server/usecases/pipeline/save-view.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

/** Whether single-key shortcuts are on, for the signed-in user. */
export const setLetterKeysProcedure = portalProcedure
  .input(z.object({ hasLetterKeys: z.boolean() }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await setLetterKeys(ctx.container, staffOf(ctx), input);
    return { ok: true };
  });
