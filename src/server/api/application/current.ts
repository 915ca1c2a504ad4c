import { applicationRecord } from '#entities/application/application-record.ts';
import { applicationRecordOf, loadApplication } from '#server/usecases/shared/load-application.ts';
import { publicProcedure } from '../procedures.ts';

export const currentProcedure = publicProcedure.output(applicationRecord.nullable()).query(async ({ ctx }) => {
  const session = await ctx.sessionOf('applicant');
  const stored = session && (await loadApplication(ctx.container, session));
  return session && stored ? applicationRecordOf(stored, session) : null;
});
