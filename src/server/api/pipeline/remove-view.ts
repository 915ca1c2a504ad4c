import { z } from 'zod';
import { removeView } from '#server/usecases/pipeline/save-view.ts';
import { staffOf } from '../procedures.ts';
import { sees } from './schemas.ts';

const done = z.object({ ok: z.literal(true) });

export const removeViewProcedure = sees
  .input(z.object({ id: z.uuid() }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await removeView(ctx.container, staffOf(ctx), input.id);
    return { ok: true };
  });
