import { homeRecordTold } from '#entities/contract/calls/home-record.ts';
import { readHomeRecord } from '#server/usecases/asking/read-home-record.ts';
import { applicantProcedure } from '../procedures.ts';

/** A mutation, since the first call for a home asks a service and keeps its answer. */
export const homeRecordProcedure = applicantProcedure
  .output(homeRecordTold)
  .mutation(({ ctx }) => readHomeRecord(ctx.container, ctx.writer.applicationId));
