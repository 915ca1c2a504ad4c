import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { dana, leadBrowser } from '#testing/leads.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { appErrors } from '#words/app-errors.ts';
import { listen } from './listen.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const errorIn = (body: string): unknown => superjson.deserialize(JSON.parse(body).error);

const ours = { 'content-type': 'application/json', 'x-same-origin': '1' };
const solved = async () => {
  const browser = server.browser();
  const token = await browser.botCheck();
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  return { ...ours, cookie, 'x-bot-check': token };
};

type Refused = {
  path: string;
  call: () => Promise<Response>;
  status: number;
  code: string;
  reason: keyof typeof appErrors;
};

const post = async (path: string, body: string, headers: HeadersInit) =>
  server.fetch(`/api/trpc/${path}`, { method: 'POST', headers, body });
const patch = (headers: HeadersInit) => () =>
  server.fetch('/api/trpc/application.changes', { method: 'PATCH', headers, body: '{"json":{}}' });

const refused: Record<string, Refused> = {
  'a query without a session': {
    path: 'funnel.drafts',
    call: () => server.fetch('/api/trpc/funnel.drafts'),
    status: 401,
    code: 'UNAUTHORIZED',
    reason: 'signInRequired',
  },
  'a subscription without the bot check': {
    path: 'application.changes',
    call: patch(ours),
    status: 403,
    code: 'FORBIDDEN',
    reason: 'botCheckRequired',
  },
  'a subscription with a forged bot check': {
    path: 'application.changes',
    call: patch({ ...ours, 'x-bot-check': 'forged' }),
    status: 403,
    code: 'FORBIDDEN',
    reason: 'botCheckRequired',
  },
  'a subscription from another site': {
    path: 'application.changes',
    call: patch({ ...ours, origin: 'https://elsewhere.example' }),
    status: 403,
    code: 'FORBIDDEN',
    reason: 'wrongOrigin',
  },
  'a subscription without the same-origin header': {
    path: 'application.changes',
    call: patch({ 'content-type': 'application/json' }),
    status: 403,
    code: 'FORBIDDEN',
    reason: 'wrongOrigin',
  },
  'a mutation without the bot check': {
    path: 'identity.deleteSession',
    call: () => post('identity.deleteSession', '{"json":null}', ours),
    status: 403,
    code: 'FORBIDDEN',
    reason: 'botCheckRequired',
  },
  'a body over the limit': {
    path: 'identity.requestCode',
    call: () => post('identity.requestCode', 'x'.repeat(300_000), { ...ours, 'content-length': '300000' }),
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    reason: 'tooLarge',
  },
  'a body over the limit, of unknown length': {
    path: 'identity.requestCode',
    call: () => post('identity.requestCode', 'x'.repeat(300_000), ours),
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
    reason: 'tooLarge',
  },
  'malformed JSON': {
    path: 'identity.requestCode',
    call: async () => post('identity.requestCode', '{', await solved()),
    status: 400,
    code: 'BAD_REQUEST',
    reason: 'invalidInput',
  },
  'a body of another type': {
    path: 'identity.requestCode',
    call: async () => post('identity.requestCode', 'x', { ...(await solved()), 'content-type': 'text/csv' }),
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    reason: 'invalidInput',
  },
  'an unknown procedure': {
    path: 'nothing.here',
    call: () => server.fetch('/api/trpc/nothing.here'),
    status: 404,
    code: 'NOT_FOUND',
    reason: 'notFound',
  },
  'a mutation sent as a query': {
    path: 'identity.deleteSession',
    call: () => server.fetch('/api/trpc/identity.deleteSession'),
    status: 405,
    code: 'METHOD_NOT_SUPPORTED',
    reason: 'wrongMethod',
  },
  'a method no call has': {
    path: 'funnel.current',
    call: () => server.fetch('/api/trpc/funnel.current', { method: 'DELETE' }),
    status: 405,
    code: 'METHOD_NOT_SUPPORTED',
    reason: 'wrongMethod',
  },
};

describe('a refused call', () => {
  it.each(Object.entries(refused))('%s carries message, shape and data', async (_, { path, call, ...expected }) => {
    const response = await call();
    expect(response.headers.get('content-type')).toContain('application/json');
    const error = errorIn(await response.text());
    expect([response.status, error]).toEqual([
      expected.status,
      {
        message: appErrors[expected.reason],
        code: expect.any(Number),
        data: expect.objectContaining({
          code: expected.code,
          httpStatus: expected.status,
          reason: expected.reason,
        }),
      },
    ]);
    expect(error).toHaveProperty('data.path');
    expect([path, undefined, null]).toContain((error as { data: { path?: string | null } }).data.path);
  });

  it('over a limit carries them too', async () => {
    const browser = server.browser();
    let last = await browser.mutate('identity.requestCode', { email: 'often@example.com' });
    for (let tries = 0; tries < 5; tries += 1)
      last = await browser.mutate('identity.requestCode', { email: 'often@example.com' });
    expect(last).toMatchObject({ status: 429, reason: 'tooManyTries', message: appErrors.tooManyTries });
  });

  it('inside a stream carries them too', async () => {
    const response = await server.browser().fetch('/api/trpc/application.changes', {
      method: 'PATCH',
      headers: await solved(),
      body: '{"json":{}}',
    });
    const [, data = ''] = /event: serialized-error\ndata: (.*)/.exec(await response.text()) ?? [];
    expect(superjson.parse(data)).toMatchObject({
      message: appErrors.signInRequired,
      code: expect.any(Number),
      data: { code: 'UNAUTHORIZED', httpStatus: 401, path: 'application.changes', reason: 'signInRequired' },
    });
  });

  it('in a batch leaves the others their answer', async () => {
    const browser = await leadBrowser(server, dana);
    const response = await browser.fetch(
      `/api/trpc/funnel.drafts,nothing.here?batch=1&input=${encodeURIComponent('{}')}`,
    );
    const [answered, failed] = await response.json();
    expect(response.status).toBe(207);
    expect(answered).toHaveProperty('result.data');
    expect(superjson.deserialize(failed.error)).toMatchObject({
      message: appErrors.notFound,
      data: { code: 'NOT_FOUND', httpStatus: 404, path: 'nothing.here', reason: 'notFound' },
    });
  });
});

describe('over a real connection a body over the limit', () => {
  const HOST = '127.0.0.1';
  const KB = 1024;
  let port = 0;
  let close: () => Promise<void>;
  beforeAll(async () => {
    port = await freePort();
    close = await listen(server.app.fetch, { PORT: port, HOST });
  });
  afterAll(() => close());

  const send = async (path: string, { bytes, agent }: { bytes: number; agent: Agent }) => {
    const headers = { 'content-type': 'application/json', 'content-length': bytes, 'x-same-origin': '1' };
    const call = request({ host: HOST, port, path, method: 'POST', headers, agent });
    // A server that hangs up in the middle shows in the reply, which has arrived by then.
    call.on('error', () => undefined);
    call.write(Buffer.alloc(Math.min(bytes, 2048 * KB), ' '));
    if (bytes <= 2048 * KB) call.end();
    const [reply] = await once(call, 'response');
    return { status: reply.statusCode, connection: reply.headers.connection, body: await text(reply) };
  };

  it.each(['/api/trpc/identity.requestCode', '/api/authApplicant/_log'])(
    'of ordinary size is read to its end and leaves the connection to %s in use',
    async (path) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const sockets = new Set<unknown>();
      agent.on('free', (socket) => sockets.add(socket));
      for (let turn = 0; turn < 3; turn += 1) {
        const { status, connection } = await send(path, { bytes: 1024 * KB, agent });
        expect([status, connection]).toEqual([413, 'keep-alive']);
      }
      expect(sockets.size).toBe(1);
      agent.destroy();
    },
  );

  it.each(['/api/trpc/identity.requestCode', '/api/authApplicant/_log', '/api/verify'])(
    'of any other size ends the connection to %s, and says so',
    async (path) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const { status, connection, body } = await send(path, { bytes: 64 * 1024 * KB, agent });
      expect([status, connection]).toEqual([413, 'close']);
      expect(body).toContain(appErrors.tooLarge);
      agent.destroy();
    },
  );
});
