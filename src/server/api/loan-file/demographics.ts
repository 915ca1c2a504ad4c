import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import { showDemographics, shownDemographics } from '#server/usecases/loan/show-demographics.ts';
import { loanProcedure } from '../procedures.ts';

export const demographicsProcedure = loanProcedure('seeDemographics')
  .input(z.object({ person }))
  .output(shownDemographics.nullable())
  .query(({ ctx, input: { loanId, person: whose } }) =>
    showDemographics(ctx.container, { applicationId: loanId, person: whose, staffId: ctx.staff.accountId }),
  );
