import { homeRecord } from '#entities/contract/calls/home-record.ts';
import { readHomeRecord } from '#server/usecases/asking/read-home-record.ts';
import { applicantProcedure } from '../procedures.ts';

/** Null where no record is known, or nobody answers. */
export const homeRecordProcedure = applicantProcedure
  .output(homeRecord.nullable())
  .query(({ ctx }) => readHomeRecord(ctx.container, ctx.writer.applicationId));
