import { z } from 'zod';
import { requireFresh } from '#server/usecases/shared/require-fresh.ts';
import { endOwnSession } from '#server/usecases/staff/own-staff-account.ts';
import { portalProcedure } from '../procedures.ts';

const done = z.object({ ok: z.literal(true) });

export const endSessionProcedure = portalProcedure
  .input(z.object({ id: z.uuid() }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    requireFresh(ctx.session);
    await endOwnSession(ctx.container, { accountId: ctx.session.accountId, id: input.id });
    return { ok: true };
  });
