import { z } from 'zod';
import { listLayout } from '#entities/contract/desk/list-layout.ts';
import { setListLayout } from '#server/usecases/pipeline/save-view.ts';
import { staffOf } from '../procedures.ts';
import { sees } from './schemas.ts';

export const setLayoutProcedure = sees
  .input(z.object({ layout: listLayout }))
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx, input }) => {
    await setListLayout(ctx.container, staffOf(ctx), input);
    return { ok: true };
  });
