import { z } from 'zod';
import { loanHub } from '#entities/contract/loan-hub.ts';
import { person } from '#entities/values/person.ts';
import { loanHubOf } from '#server/usecases/loan/loan-hub.ts';
import { logView } from '#server/usecases/loan/log-view.ts';
import { loanProcedure } from '../procedures.ts';

/** The hub as one of the applicants sees it. */
export const asApplicantProcedure = loanProcedure('seeLoan')
  .input(z.object({ person }))
  .output(loanHub)
  .query(async ({ ctx, input: { loanId, person: whose } }) => {
    const look = { applicationId: loanId, staffId: ctx.staff.accountId, what: `hub of the ${whose}` };
    await logView(ctx.container, look);
    return loanHubOf(ctx.container, { applicationId: loanId, person: whose });
  });
