import { loanFactEntries, loanFactEntriesOf } from '#server/usecases/facts/loan-fact-entries.ts';
import { loanProcedure } from '../procedures.ts';

export const factEntriesProcedure = loanProcedure('seeLoan')
  .output(loanFactEntries)
  .query(({ ctx, input: { loanId } }) =>
    loanFactEntriesOf(ctx.container, { applicationId: loanId, staffId: ctx.staff.accountId }),
  );
