import { describe, expect, it } from 'vitest';
import { followChanges } from './follow-changes.ts';

type Sent = { path: string; method: string | undefined; headers: Headers; body: unknown };

const event = (lines: Record<string, string>) =>
  `${Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n`;
const connected = event({ event: 'connected', data: '{}' });
const version = (number: number) => event({ id: String(number), data: `{"json":{"version":${number}}}` });
const refusal = (httpStatus: number) =>
  event({ event: 'serialized-error', data: JSON.stringify({ json: { data: { httpStatus } } }) });
const streamed = (text: string) => () => new Response(text);

/** Answers with these replies in turn; after the last one the page is left. */
const follow = async (replies: (() => Response | Promise<Response>)[], stream = { path: 'application.changes' }) => {
  const sent: Sent[] = [];
  const heard: unknown[] = [];
  const waited: number[] = [];
  const left = new AbortController();
  await followChanges({
    stream,
    signal: left.signal,
    onChange: (value) => heard.push(value),
    wait: (milliseconds, signal) => {
      // The watch for silence never ends by itself here.
      if (milliseconds > 10_000)
        return new Promise((done) => {
          signal.addEventListener('abort', () => done());
        });
      waited.push(milliseconds);
      if (sent.length === replies.length) left.abort();
      return Promise.resolve();
    },
    send: async (path, { method, headers, body }) => {
      sent.push({ path, method, headers: new Headers(headers), body: JSON.parse(String(body)) });
      return (replies[sent.length - 1] ?? replies[0] ?? streamed(''))();
    },
  });
  return { sent, heard, reconnects: waited.length };
};

describe('a stream of changes', () => {
  it('is a PATCH with its input in the body', async () => {
    const { sent } = await follow([streamed(connected)], { path: 'loanFile.changes', input: { loanId: 'a' } } as never);
    expect(sent).toMatchObject([
      { path: '/api/trpc/loanFile.changes', method: 'PATCH', body: { json: { loanId: 'a' } } },
    ]);
  });

  it('announces each change', async () => {
    const { heard } = await follow([streamed(connected + version(4) + version(5))]);
    expect(heard).toEqual([{ version: 4 }, { version: 5 }]);
  });

  it('goes on where it was: names the last change it heard, and is silent about that one', async () => {
    const { sent, heard } = await follow([streamed(version(4)), streamed(version(4) + version(5)), streamed('')]);
    expect(sent.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '4', '5']);
    expect(heard).toEqual([{ version: 4 }, { version: 5 }]);
  });

  it('that numbers nothing may have missed something while it was cut off', async () => {
    const { heard } = await follow([streamed(connected), streamed(connected + event({ data: '{"json":"a"}' }))]);
    expect(heard).toEqual([null, 'a']);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => new Response('', { status: 503 })],
    ['fails in the middle', streamed(version(1) + refusal(500))],
    ['ends', streamed(version(1))],
  ])('reconnects when the server %s', async (_, reply) => {
    const { sent, reconnects } = await follow([reply, reply, reply]);
    expect([sent.length, reconnects]).toEqual([3, 3]);
  });

  it.each([
    ['before it begins', () => new Response('', { status: 401 })],
    ['in it', streamed(connected + refusal(401))],
  ])('ends when the server refuses %s', async (_, reply) => {
    const { sent, reconnects } = await follow([reply, reply]);
    expect([sent.length, reconnects]).toEqual([1, 0]);
  });

  it('is cut and opened again after too long a silence', async () => {
    const left = new AbortController();
    let connections = 0;
    await followChanges({
      stream: { path: 'application.changes' },
      signal: left.signal,
      onChange: () => undefined,
      wait: async (_, signal) => {
        if (signal === left.signal && connections === 2) left.abort();
      },
      send: (_, { signal }) => {
        connections += 1;
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
    });
    expect(connections).toBe(2);
  });

  it('ends at once when the page is left', async () => {
    const left = new AbortController();
    const cut = Promise.withResolvers<void>();
    const following = followChanges({
      stream: { path: 'application.changes' },
      signal: left.signal,
      onChange: () => undefined,
      wait: (_, signal) => new Promise((done) => signal.addEventListener('abort', () => done())),
      send: (_, { signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            cut.resolve();
            reject(new Error('aborted'));
          });
        }),
    });
    left.abort();
    await Promise.all([cut.promise, following]);
  });
});
