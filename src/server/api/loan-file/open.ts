import { wireApplication } from '#entities/contract/wire-application.ts';
import { toWire } from '#entities/contract/wire-form.ts';
import { loanFile, loanFileOf } from '#server/usecases/loan/loan-file.ts';
import { loanProcedure } from '../procedures.ts';

export const openProcedure = loanProcedure('seeLoan')
  .output(loanFile.extend({ application: wireApplication }))
  .query(async ({ ctx, input }) => {
    const asking = { applicationId: input.loanId, staffId: ctx.staff.accountId };
    const { application, ...file } = await loanFileOf(ctx.container, asking);
    return { ...file, application: toWire(application) };
  });
