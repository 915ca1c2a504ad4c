import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ApiContext } from '../api/context.ts';
import type { AppErrorCode } from '../app-error.ts';
import type { Container } from '../container.ts';
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
    await next();
    const seconds = (performance.now() - started) / 1000;
    context.res.headers.set('x-request-id', requestId);
    requests.observe({ area: areaOf(context.req.path), status: String(context.res.status) }, seconds);
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = Math.round(seconds * 1e5) / 100;
    const level = about.outcome && CONTROLS.has(about.outcome) ? 'warn' : 'info';
    log[level]({ requestId, method, path, status, ms, address: addressOf(context, env), ...about }, 'request');
  };
