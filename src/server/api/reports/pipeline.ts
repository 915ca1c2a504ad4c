import { reportAsked } from '#entities/contract/reports/pipeline-report.ts';
import { pipelineReport, shownReport } from '#server/usecases/reports/pipeline-report.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const pipelineProcedure = staffProcedure('seeReports')
  .input(reportAsked)
  .output(shownReport)
  .query(({ ctx, input }) => pipelineReport(ctx.container, staffOf(ctx), input));
