import { z } from 'zod';
import { loanAudit, loanAuditOf } from '#server/usecases/loan/loan-audit.ts';
import { noteLook } from '#server/usecases/loan/note-look.ts';
import { loanProcedure } from '../procedures.ts';

export const auditProcedure = loanProcedure('seeAudit')
  .input(z.object({ before: z.int().positive().nullable() }))
  .output(loanAudit)
  .query(async ({ ctx, input: { loanId, before } }) => {
    await noteLook(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, what: 'audit' });
    return loanAuditOf(ctx.container, { applicationId: loanId, before });
  });
