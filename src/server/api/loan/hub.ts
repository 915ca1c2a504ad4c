import { loanHub } from '#entities/contract/loan-hub.ts';
import { loanHubOf } from '#server/usecases/loan/loan-hub.ts';
import { applicantProcedure } from '../procedures.ts';

export const hubProcedure = applicantProcedure.output(loanHub).query(({ ctx }) => loanHubOf(ctx.container, ctx.writer));
