import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const areaOf = (path: string): string => (path.startsWith('/api/') ? (path.split('/')[2] ?? 'api') : 'site');
const REQUEST_ID = /^[\w-]{8,64}$/;

/** One line per request, without its query string, which holds the inputs of queries. */
export const requestLog =
  (log: Logger, { requests }: Pick<Metrics, 'requests'>): MiddlewareHandler =>
  async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1000;
    context.res.headers.set('x-request-id', requestId);
    requests.observe({ area: areaOf(context.req.path), status: String(context.res.status) }, seconds);
    const { method, path } = context.req;
    log.info({ requestId, method, path, status: context.res.status, ms: Math.round(seconds * 1e5) / 100 }, 'request');
  };
