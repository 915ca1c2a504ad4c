import { z } from 'zod';
import { reportAsked, reportedLoan, reportFigure } from '#entities/contract/reports/pipeline-report.ts';
import { reportLoans } from '#server/usecases/reports/report-loans.ts';
import { staffOf, staffProcedure } from '../procedures.ts';

export const loansProcedure = staffProcedure('seeReports')
  .input(z.object({ asked: reportAsked, figure: reportFigure, cursor: z.string().max(300).nullable() }))
  .output(z.object({ rows: z.array(reportedLoan), next: z.string().nullable() }))
  .query(({ ctx, input }) => reportLoans(ctx.container, staffOf(ctx), input));
