import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppRouter } from '#server/api/router.ts';
import { createQueryClient, productCalls } from './api.ts';
import { clientOf } from './calls/api-context.tsx';

afterEach(() => vi.unstubAllGlobals());

const answer = (count: number) =>
  new Response(JSON.stringify(Array.from({ length: count }, () => ({ result: { data: { json: null } } }))), {
    headers: { 'content-type': 'application/json' },
  });

describe('a call of a page', () => {
  it('goes out with the others of its moment, as one GET marked as our own', async () => {
    const send = vi.fn(async (_url: string, _init: RequestInit) => answer(2));
    vi.stubGlobal('fetch', send);
    const api = clientOf<AppRouter>(productCalls());
    const quote = { email: 'dana@example.com', fetchOriginationFee: true };
    await Promise.all([api.application.current.query(), api.quote.current.query(quote)]);
    expect(send).toHaveBeenCalledOnce();
    const [address = '', init] = send.mock.calls[0] ?? [];
    const url = new URL(address, 'http://localhost');
    expect([url.pathname, url.searchParams.get('batch')]).toEqual(['/api/trpc/application.current,quote.current', '1']);
    expect(JSON.parse(url.searchParams.get('input') ?? '')).toMatchObject({ 1: { json: quote } });
    expect([init?.method, new Headers(init?.headers).get('x-same-origin')]).toEqual(['GET', '1']);
  });

  it('with what someone typed goes out by POST, with nothing of it in its address', async () => {
    const send = vi.fn(async (_url: string, _init: RequestInit) => answer(1));
    vi.stubGlobal('fetch', send);
    await clientOf<AppRouter>(productCalls()).desk.find.query({ typed: 'alma@example.com' });
    const [address = '', init] = send.mock.calls[0] ?? [];
    expect(address).toBe('/api/trpc/desk.find?batch=1');
    expect([init?.method, new Headers(init?.headers).get('x-same-origin')]).toEqual(['POST', '1']);
    expect(JSON.parse(String(init?.body))).toEqual({ 0: { json: { typed: 'alma@example.com' } } });
  });

  it('that is cancelled raises an abort error', async () => {
    const stop = new AbortController();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          stop.abort();
        }),
    );
    const call = clientOf<AppRouter>(productCalls()).application.current.query(undefined, { signal: stop.signal });
    await expect(call).rejects.toMatchObject({ cause: { name: 'AbortError' } });
  });

  it('carries the message, shape and data of the server’s error', async () => {
    const data = { code: 'UNAUTHORIZED', httpStatus: 401, path: 'application.current', reason: 'signInRequired' };
    const error = { json: { message: 'Sign in to go on.', code: -32001, data } };
    vi.stubGlobal('fetch', async () => {
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify([{ error }]), { status: 401, headers });
    });
    await expect(clientOf<AppRouter>(productCalls()).application.current.query()).rejects.toMatchObject({
      message: 'Sign in to go on.',
      shape: { message: 'Sign in to go on.', code: -32001 },
      data,
    });
  });
});

it('pages neither retry nor cache, and read again only when they open', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  });
});
