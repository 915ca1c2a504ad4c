import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Histogram, type Registry } from 'prom-client';
import type { Logger } from '../log.ts';

export const requestMetric = (registry: Registry): Histogram =>
  new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by area and status',
    labelNames: ['area', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });

const areaOf = (path: string): string => (path.startsWith('/api/') ? (path.split('/')[2] ?? 'api') : 'site');
const REQUEST_ID = /^[\w-]{8,64}$/;

/** One line per request, without its query string, which holds the inputs of queries. */
export const requestLog =
  (log: Logger, requests: Histogram): MiddlewareHandler =>
  async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1000;
    context.res.headers.set('x-request-id', requestId);
    requests.observe({ area: areaOf(context.req.path), status: String(context.res.status) }, seconds);
    log.info({
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(seconds * 1e5) / 100,
    });
  };
