import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import type { ApiContext } from '../api/context.ts';
import type { AppErrorCode } from '../app-error.ts';
import type { Container } from '../container.ts';
import { carriedTrace, traced } from '../telemetry/traced.ts';
import { addressOf } from './address.ts';

const areaOf = (path: string): string => (path.startsWith('/api/') ? (path.split('/')[2] ?? 'api') : 'site');
const REQUEST_ID = /^[\w-]{8,64}$/;

export type RequestVariables = { Variables: { requestId: string; about: ApiContext['about'] } };

/** Refusals by a control: someone tried what is not theirs, or not as a page of ours does. */
const CONTROLS: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'signInRequired',
  'notAllowed',
  'notFound',
  'wrongOrigin',
  'botCheckRequired',
  'tooManyTries',
  'tooManyThisHour',
  'tooManyToday',
  'tooManyStreams',
  'linkNotValid',
  'codeNotValid',
  'codeNotRequestedHere',
  'appCodeNotValid',
  'tooLarge',
]);

/** One line per request, without its query string, which holds the inputs of queries. */
export const requestLog =
  ({
    env,
    log,
    metrics: { requests },
  }: Pick<Container, 'env' | 'log' | 'metrics'>): MiddlewareHandler<RequestVariables> =>
  async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const about: ApiContext['about'] = { accountId: null, applicationId: null };
    context.set('requestId', requestId);
    context.set('about', about);
    const started = performance.now();
    const area = areaOf(context.req.path);
    const { method, path } = context.req;
    // Outsiders neither choose what is traced nor join a trace of ours.
    const parent = env.TRUSTED_PROXIES > 0 ? carriedTrace(context.req.header()) : ROOT_CONTEXT;
    const traceId = await traced(
      { name: `${method} ${area}`, kind: SpanKind.SERVER, attributes: { 'hearthline.request_id': requestId }, parent },
      async (span) => {
        await next();
        span.setAttribute('http.response.status_code', context.res.status);
        if (context.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return span.isRecording() ? span.spanContext().traceId : undefined;
      },
    );
    const seconds = (performance.now() - started) / 1000;
    context.res.headers.set('x-request-id', requestId);
    requests.observe({ area, status: String(context.res.status) }, seconds);
    const { status } = context.res;
    const ms = Math.round(seconds * 1e5) / 100;
    const level = about.outcome && CONTROLS.has(about.outcome) ? 'warn' : 'info';
    log[level](
      { requestId, ...(traceId && { traceId }), method, path, status, ms, address: addressOf(context, env), ...about },
      'request',
    );
  };
