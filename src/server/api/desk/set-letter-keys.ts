import { z } from 'zod';
import { setLetterKeys } from '#server/usecases/pipeline/save-view.ts';
import { portalProcedure, staffOf } from '../procedures.ts';

/** Whether keys without a modifier do something, for whoever is signed in. */
export const setLetterKeysProcedure = portalProcedure
  .input(z.object({ hasLetterKeys: z.boolean() }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await setLetterKeys(ctx.container, staffOf(ctx), input);
    return { ok: true };
  });
