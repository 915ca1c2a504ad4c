import type { Context } from 'hono';
import { pipelineView } from '#entities/contract/pipeline.ts';
import type { Container } from '../../container.ts';
import { checkOrigin } from '../../usecases/accounts/check-sender.ts';
import { exportPipeline } from '../../usecases/pipeline/export-pipeline.ts';
import { staffOfRequest } from '../staff-of-request.ts';
import { csvResponse, jsonQuery } from './csv-response.ts';

/** The list as a CSV file, sent row by row as it is read. */
export const pipelineExport =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    checkOrigin(container, context.req.raw.headers);
    const staff = await staffOfRequest(container, context);
    const lines = await exportPipeline(container, staff, jsonQuery(pipelineView, context.req.query('view')));
    return csvResponse(lines, `pipeline-${container.clock.today()}.csv`);
  };
