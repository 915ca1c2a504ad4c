import type { Context } from 'hono';
import { pipelineView } from '#entities/contract/pipeline.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { checkOrigin } from '../usecases/accounts/check-sender.ts';
import { exportPipeline } from '../usecases/pipeline/export-pipeline.ts';
import { staffOfRequest } from './staff-of-request.ts';
import { webStream } from './web-stream.ts';

/** The list as a CSV file, sent row by row as it is read. */
export const pipelineExport =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    checkOrigin(container, context.req.raw.headers);
    const staff = await staffOfRequest(container, context);
    const lines = await exportPipeline(container, staff, viewOf(context.req.query('view')));
    return new Response(webStream(encoded(lines)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="pipeline-${container.clock.today()}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  };

async function* encoded(lines: AsyncGenerator<string>): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(line);
}

const viewOf = (text: string | undefined) => {
  try {
    return pipelineView.parse(JSON.parse(text ?? ''));
  } catch (error) {
    throw new AppError('invalidInput', { cause: error });
  }
};
