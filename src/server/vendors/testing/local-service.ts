import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
};
/** An object is sent as JSON. */
export type Reply = {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | object;
};

/** Everything an outside service can do wrong, by name. */
export const TROUBLES = {
  slow: () => null,
  hangUp: (_: IncomingMessage, response: ServerResponse) => {
    response.socket?.destroy();
    return null;
  },
  busy: () => ({ status: 429, headers: { 'retry-after': '1' }, body: 'too many requests' }),
  busyForLong: () => ({ status: 429, headers: { 'retry-after': '600' }, body: 'too many requests' }),
  down: () => ({ status: 503, body: '<html>Service Unavailable</html>' }),
  brokenJson: () => ({ body: '{"half": [' }),
  empty: () => ({ body: '' }),
  wrongShape: () => ({ body: { unexpected: true } }),
  redirect: () => ({ status: 302, headers: { location: 'http://elsewhere.invalid/' } }),
  unauthorized: () => ({ status: 401, body: { message: 'invalid key' } }),
  tooLong: () => ({ body: ' '.repeat(8_000_000) }),
} as const satisfies Record<string, (request: IncomingMessage, response: ServerResponse) => Reply | null>;
export type Trouble = keyof typeof TROUBLES;

export type LocalService = {
  url: string;
  received: Received[];
  /** For every request from now on; null answers as it should. */
  trouble: (trouble: Trouble | null) => void;
  stop: () => Promise<void>;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
};

const write = (response: ServerResponse, { status = 200, headers = {}, body = '' }: Reply): void => {
  const isJson = typeof body === 'object' && !(body instanceof Uint8Array);
  response.writeHead(status, { ...(isJson && { 'content-type': 'application/json' }), ...headers });
  response.end(isJson ? JSON.stringify(body) : body);
};

/** An outside service on this machine that answers as its published contract says, and fails on demand. */
export const localService = async (answer: (request: Received) => Reply | Promise<Reply>): Promise<LocalService> => {
  const received: Received[] = [];
  let trouble: Trouble | null = null;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const seen = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: await bodyOf(request),
    };
    received.push(seen);
    const reply = trouble === null ? await answer(seen) : TROUBLES[trouble](request, response);
    if (reply) write(response, reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    trouble: (next) => {
      trouble = next;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
