import { cancelLine } from '#server/usecases/closing/cancel-line.ts';
import { applicantProcedure } from '../procedures.ts';
import { cancelOutcome } from './schemas.ts';

/** One owner cancels for all, in writing, with this. */
export const cancelProcedure = applicantProcedure.output(cancelOutcome).mutation(({ ctx }) => {
  const { applicationId, person } = ctx.writer;
  return cancelLine(ctx.container, { applicationId, owner: person });
});
