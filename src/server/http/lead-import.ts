import type { Context } from 'hono';
import type { ImportNews } from '#entities/contract/lead-import.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { checkSender } from '../usecases/accounts/check-sender.ts';
import { importLeads } from '../usecases/leads/import-leads.ts';
import { requireReach } from '../usecases/shared/staff-reach.ts';
import { senderOfRequest } from './sender-of-request.ts';
import { staffOfRequest } from './staff-of-request.ts';
import { webStream } from './web-stream.ts';

/** The body is the file itself; the response is a line of JSON for each event, as it happens. */
export const leadImport =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    await checkSender(container, senderOfRequest(container, context));
    const staff = await staffOfRequest(container, context);
    requireReach(staff, 'createLead');
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const fileName = nameOf(context.req.header('x-file-name') ?? '');
    return new Response(webStream(linesOf(importLeads(container, { staff, fileName, bytes }))), {
      headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'private, no-store, no-transform' },
    });
  };

async function* linesOf(news: AsyncGenerator<ImportNews, void, void>): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  for await (const each of news) yield encoder.encode(`${JSON.stringify(each)}\n`);
}

const nameOf = (header: string): string => {
  try {
    return decodeURIComponent(header).slice(0, 200);
  } catch (error) {
    throw new AppError('invalidInput', { cause: error });
  }
};
