import { z } from 'zod';
import { requireFresh } from '#server/usecases/shared/require-fresh.ts';
import { endOtherStaffSessions } from '#server/usecases/staff/own-staff-account.ts';
import { portalProcedure } from '../procedures.ts';
import { meOf } from './schemas.ts';

export const endOtherSessionsProcedure = portalProcedure
  .output(z.object({ ok: z.literal(true) }))
  .mutation(async ({ ctx }) => {
    requireFresh(ctx.session);
    await endOtherStaffSessions(ctx.container, meOf(ctx.session));
    return { ok: true };
  });
