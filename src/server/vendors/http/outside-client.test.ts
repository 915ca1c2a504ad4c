import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adapterContract } from '../testing/adapter-contract.ts';
import { type LocalService, localService, type Trouble } from '../testing/local-service.ts';
import { toldBy } from './exchange.ts';
import { formBody, jsonBody, type Observed, outsideClient } from './outside-client.ts';

const answer = z.object({ value: z.number() });
const KEY = 'key-that-stays-with-us';
const seen: Observed[] = [];
const clientAt = (url: string, limits: { timeoutMs?: number; mostBytes?: number } = {}) =>
  outsideClient({
    name: 'example',
    url: `${url}/v1`,
    headers: { authorization: `Bearer ${KEY}` },
    observe: (one) => seen.push(one),
    ...limits,
  });

let service: LocalService;
beforeAll(async () => {
  service = await localService(({ path }) =>
    path.endsWith('/missing') ? { status: 404, body: { code: 'no match' } } : { body: { value: 7 } },
  );
});
afterEach(() => {
  service.trouble(null);
  service.received.length = 0;
  seen.length = 0;
});
afterAll(() => service.stop());

const asked = (trouble: Trouble, limits: { timeoutMs?: number; mostBytes?: number } = {}) => {
  service.trouble(trouble);
  return clientAt(service.url, limits).json(answer, { path: ['value'] });
};

describe('the client for outside services', () => {
  it('sends method, headers, query and body, and reads the answer by its schema', async () => {
    const client = clientAt(service.url);
    const exchange = await client.json(answer, {
      method: 'POST',
      path: ['value', 'of home'],
      query: { zip: '22201' },
      body: jsonBody({ a: 1 }),
    });
    expect(exchange).toEqual({ kind: 'answered', status: 200, answer: { value: 7 }, raw: '{"value":7}' });
    expect(service.received).toMatchObject([
      {
        method: 'POST',
        path: '/v1/value/of%20home',
        headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', accept: 'application/json' },
        body: '{"a":1}',
      },
    ]);
    await client.text({ method: 'POST', body: formBody({ To: '+1 555', Body: 'a&b' }) });
    expect(service.received[1]?.body).toBe('To=%2B1+555&Body=a%26b');
    expect((await client.bytes({})).kind).toBe('answered');
  });

  it.each([
    ['busy', { kind: 'notNow', reason: 'busy', retryAfterMs: 1_000 }],
    ['busyForLong', { kind: 'notNow', reason: 'busy', retryAfterMs: 600_000 }],
    ['down', { kind: 'notNow', reason: 'down', retryAfterMs: null }],
    ['hangUp', { kind: 'notNow', reason: 'down', retryAfterMs: null }],
    ['brokenJson', { kind: 'garbage', problem: 'notJson', raw: '{"half": [' }],
    ['wrongShape', { kind: 'garbage', problem: 'wrongShape', raw: '{"unexpected":true}' }],
    ['tooLong', { kind: 'garbage', problem: 'tooLong', raw: '' }],
    ['redirect', { kind: 'refused', status: 302, raw: '' }],
    ['unauthorized', { kind: 'refused', status: 401, raw: '{"message":"invalid key"}' }],
  ] as const)('calls it what it is when a service is %s, and asks once', async (trouble, expected) => {
    expect(await asked(trouble)).toEqual(expected);
    expect(service.received).toHaveLength(1);
  });

  it('ends what takes too long, and what nobody waits for any more', async () => {
    const timedOut = { kind: 'notNow', reason: 'timeout', retryAfterMs: null };
    expect(await asked('slow', { timeoutMs: 50 })).toEqual(timedOut);
    const signal = AbortSignal.timeout(50);
    expect(await clientAt(service.url).json(answer, { signal })).toEqual(timedOut);
  });

  it('leaves it to the brand whether a refusal means no match', async () => {
    expect(await clientAt(service.url).json(answer, { path: ['missing'] })).toEqual({
      kind: 'refused',
      status: 404,
      raw: '{"code":"no match"}',
    });
  });

  it('reports the service, the outcome and the status, and nothing of the question', async () => {
    await clientAt(service.url).json(answer, { query: { ssn: '219-09-9999' } });
    await asked('wrongShape');
    expect(seen).toMatchObject([
      { service: 'example', outcome: 'answered', status: 200 },
      { service: 'example', outcome: 'wrongShape', status: null },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/219-09|key-that/);
  });

  it('says that a service is away whose address does not answer', async () => {
    expect(await clientAt('http://127.0.0.1:1').text({})).toMatchObject({ kind: 'notNow', reason: 'down' });
  });
});

adapterContract('a brand made of the client and a transform', {
  answer: () => ({ body: { value: 7 } }),
  adapterAt:
    (url) =>
    async (zip: string, { signal }) =>
      toldBy(await clientAt(url).json(answer, { query: { zip }, signal }), ({ value }) => ({ kind: 'found', value })),
  request: '22201',
  kind: 'found',
  schema: z.object({ kind: z.literal('found'), value: z.number().positive() }),
  unspoken: [KEY],
});
