import { officer } from '#entities/contract/lender.ts';
import { loanOfficerOf } from '#server/usecases/loan/loan-officer-of.ts';
import { applicantProcedure } from '../procedures.ts';

/** The loan originator whose name and NMLS id stand on the application. */
export const officerProcedure = applicantProcedure
  .output(officer.pick({ name: true, nmls: true }).nullable())
  .query(({ ctx }) => loanOfficerOf(ctx.container, ctx.writer.applicationId));
