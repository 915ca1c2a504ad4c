import { z } from 'zod';
import { giveAccessReason } from '#server/usecases/documents/view-document.ts';
import { loanProcedure } from '../procedures.ts';
import { done, reason } from './schemas.ts';

export const giveReasonProcedure = loanProcedure('seeDocuments')
  .input(z.object({ reason }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await giveAccessReason(ctx.container, { staff: ctx.staff, sessionId: ctx.session.id, reason: input.reason });
    return { ok: true };
  });
