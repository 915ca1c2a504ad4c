import { z } from 'zod';
import { hookRow, listHooks } from '#server/usecases/hooks/list-hooks.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const listProcedure = staffProcedure('seeVendorLog')
  .input(z.object({ cursor: z.string().max(600).nullable() }))
  .output(z.object({ next: z.string().nullable(), rows: z.array(hookRow) }))
  .query(({ ctx, input }) => listHooks(ctx.container, staffOf(ctx), input.cursor));
