import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createApiContext } from '../api/context.ts';
import { productRouter } from '../api/router.ts';
import { AppError } from '../app-error.ts';
import { codeRequestCookieName, deviceCookieName, sessionCookieName } from '../auth/realms.ts';
import type { Container } from '../container.ts';
import { addressOf } from './address.ts';
import { readableInput } from './check-input.ts';
import { RETRY_SECONDS } from './error-statuses.ts';
import { senderOfRequest } from './sender-of-request.ts';
import { codeRequestCookie, sessionCookie } from './session-cookie.ts';

const ENDPOINT = '/api/trpc';
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH'];

/** The API of the specification: GET queries (by POST too), POST mutations, PATCH subscriptions as event streams. */
export const trpcMount =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    if (!METHODS.includes(context.req.method)) throw new AppError('wrongMethod');
    const cookies: string[] = [];
    let calls = 1;
    const isSecure = container.env.PUBLIC_URL.startsWith('https://');
    const api = createApiContext(container, {
      address: addressOf(context, container.env),
      requestId: context.get('requestId'),
      about: context.get('about'),
      sender: () => ({ ...senderOfRequest(container, context), calls }),
      openSession: (realm, secret) => cookies.push(sessionCookie({ realm, secret, env: container.env })),
      openCodeRequest: (value) => cookies.push(codeRequestCookie({ value, env: container.env })),
      codeRequest: getCookie(context, codeRequestCookieName(isSecure)) ?? null,
      secretOf: (realm) => getCookie(context, sessionCookieName(realm, isSecure)),
      deviceOf: (realm) => getCookie(context, deviceCookieName(realm, isSecure)),
    });
    // Inside the stream it would be too late for a status.
    if (context.req.method === 'PATCH') await api.checkSender();
    const request = context.req.method === 'PATCH' ? await asSubscription(context.req.raw) : context.req.raw;
    const response = await fetchRequestHandler({
      endpoint: ENDPOINT,
      // Reads of what nobody may find in an address later are sent by POST.
      allowMethodOverride: true,
      req: await withReadableInput(request),
      router: container.sandbox?.router ?? productRouter,
      // A batch is counted by its calls.
      createContext: ({ info }) => {
        calls = info.calls.length;
        return api;
      },
      responseMeta: ({ errors }) => {
        const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
        if (errors.some(({ code }) => code === 'SERVICE_UNAVAILABLE')) headers.set('retry-after', RETRY_SECONDS);
        return { headers };
      },
      onError: ({ error, path }) => {
        const { requestId } = api;
        if (error.code === 'INTERNAL_SERVER_ERROR') container.log.error({ error, path, requestId }, 'call failed');
        else if (error.code === 'SERVICE_UNAVAILABLE' && error.cause?.cause)
          container.log.warn({ error: error.cause.cause, path, requestId }, 'the database is away');
      },
    });
    // tRPC does not name the type of its reply to a body it cannot read.
    if (response.status === 415) response.headers.set('content-type', 'application/json');
    return response;
  };

/** The same request, once its input holds nothing that no page of ours sends. Making another one takes longer than reading it. */
const withReadableInput = async (request: Request): Promise<Request> => {
  const url = new URL(request.url);
  const input = url.searchParams.get('input');
  const readable = input && readableInput(input);
  if (readable && readable !== input) url.searchParams.set('input', readable);
  const isChanged = readable !== input;
  if (request.method !== 'POST') return isChanged ? new Request(url, request) : request;
  const body = readableInput(await request.text());
  if (isChanged || !JSON_TYPE.test(request.headers.get('content-type') ?? ''))
    return new Request(url, { ...bodyless(request), body });
  return Object.defineProperty(request, 'json', { value: async (): Promise<unknown> => JSON.parse(body) });
};

const bodyless = ({ method, headers, signal }: Request) => ({ method, headers, signal });

/** The one type whose body tRPC takes by `json()`. */
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** tRPC serves subscriptions on GET with the input in the query; the contract sends PATCH with it in the body. */
const asSubscription = async (request: Request): Promise<Request> => {
  const url = new URL(request.url);
  const body = await request.text();
  if (body !== '') url.searchParams.set('input', body);
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Request(url, { method: 'GET', headers, signal: request.signal });
};
