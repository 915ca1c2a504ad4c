import { z } from 'zod';
import { loanAudit, loanAuditOf } from '#server/usecases/loan/loan-audit.ts';
import { logView } from '#server/usecases/loan/log-view.ts';
import { loanProcedure } from '../procedures.ts';

export const auditProcedure = loanProcedure('seeAudit')
  .input(z.object({ before: z.int().positive().nullable() }))
  .output(loanAudit)
  .query(async ({ ctx, input: { loanId, before } }) => {
    await logView(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId, what: 'audit' });
    return loanAuditOf(ctx.container, { applicationId: loanId, before });
  });
