import type { Context } from 'hono';
import { reportAsked } from '#entities/contract/reports/pipeline-report.ts';
import type { Container } from '../../container.ts';
import { checkOrigin } from '../../usecases/accounts/check-sender.ts';
import { exportReport } from '../../usecases/reports/export-report.ts';
import { staffOfRequest } from '../staff-of-request.ts';
import { csvResponse, jsonQuery } from './csv-response.ts';

/** The report of a period as a CSV file. */
export const reportExport =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    checkOrigin(container, context.req.raw.headers);
    const staff = await staffOfRequest(container, context);
    const lines = await exportReport(container, staff, jsonQuery(reportAsked, context.req.query('asked')));
    return csvResponse(lines, `report-${container.clock.today()}.csv`);
  };
