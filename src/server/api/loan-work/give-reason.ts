import { z } from 'zod';
import { giveAccessReason } from '#server/usecases/documents/see-document.ts';
import { loanProcedure } from '../procedures.ts';
import { done, reason } from './schemas.ts';

export const giveReasonProcedure = loanProcedure('seeDocuments')
  .input(z.object({ reason }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    const { loanId, ...given } = input;
    const who = { applicationId: loanId, staffId: ctx.staff.accountId, sessionId: ctx.session.id };
    await giveAccessReason(ctx.container, { ...who, ...given });
    return { ok: true };
  });
