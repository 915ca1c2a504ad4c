import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { startTelemetry } from './start-telemetry.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Point = {
  attributes: Attribute[];
  count?: string;
  sum?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
};
type Metric = { name: string; histogram?: { dataPoints: Point[] }; gauge?: { dataPoints: Point[] } };

/** A collector that keeps what it is sent. */
const startCollector = async () => {
  const received: { path: string; authorization: string | undefined; body: string }[] = [];
  const collector: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization } = request.headers;
      received.push({ path: request.url ?? '', authorization, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  return { received, collector, url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` };
};

const TRACE = '0af7651916cd43dd8448eb211c80319c';

let collected: Awaited<ReturnType<typeof startCollector>>;
let server: TestServer;
let behindProxy: TestServer;
let spans: Span[];
let metrics: Metric[];
let logged: string;
let requestsCounted: number;
beforeAll(async () => {
  collected = await startCollector();
  const settings = { url: collected.url, OTLP_HEADERS: 'authorization=Bearer of-ours', TRACE_SHARE: 1 };
  const telemetry = startTelemetry({ ...settings, PROCESS_ROLE: 'both', release: '0.0.0' });
  server = await startTestServer();
  behindProxy = await startTestServer({ TRUSTED_PROXIES: '1' });
  telemetry.sendMetrics(server.container.metrics.registry);
  const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
  await server.fetch('/healthz', { headers });
  await behindProxy.fetch('/healthz', { headers });
  await server.browser().mutate('sandbox.become', { name: homeownerWithOneJob.name, step: 'previewOffer' });
  const isAsked = async () =>
    (await server.container.jobs.counts()).some(({ name, completed }) => name === 'askOutside' && completed > 0);
  await vi.waitUntil(isAsked, { timeout: 60_000 });
  const requests = await server.container.metrics.requests.get();
  requestsCounted = requests.values
    .filter(({ metricName }) => metricName === 'http_request_seconds_count')
    .reduce((sum, { value }) => sum + value, 0);
  await telemetry.stop();
  logged = server.logged.join('\n');
  const bodies = (path: string) =>
    collected.received.filter((sent) => sent.path === path).map(({ body }) => JSON.parse(body));
  spans = bodies('/v1/traces').flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  metrics = bodies('/v1/metrics').flatMap(({ resourceMetrics }) =>
    resourceMetrics.flatMap(({ scopeMetrics }: { scopeMetrics: { metrics: Metric[] }[] }) =>
      scopeMetrics.flatMap((scope) => scope.metrics),
    ),
  );
});
afterAll(async () => {
  await server.close();
  await behindProxy.close();
  collected.collector.close();
});

const spanOf = (name: string): Span => {
  const found = spans.find((span) => span.name === name);
  if (!found) throw new Error(`no span ${name} among ${[...new Set(spans.map((span) => span.name))].join(', ')}`);
  return found;
};

describe('a trace', () => {
  it('leads from the request to its call, vendors, statements and jobs', () => {
    const call = spanOf('sandbox.become');
    const request = spans.find(({ spanId }) => spanId === call.parentSpanId);
    expect(request?.name).toBe('POST trpc');
    expect(request?.parentSpanId ?? '').toBe('');
    const ofCall = spans.filter(({ traceId }) => traceId === call.traceId);
    const names = new Set(ofCall.map(({ name }) => name));
    for (const name of ['vendor creditBureau', 'job askOutside', 'INSERT events', 'UPDATE applications', 'COMMIT'])
      expect(names).toContain(name);
    const known = new Set(ofCall.map(({ spanId }) => spanId));
    expect(ofCall.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId))).toEqual([]);
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
    expect(roots.filter((name) => !/^(GET|POST|job) /.test(name))).toEqual([]);
  });

  it('is named in the line of its request', () => {
    const line = logged
      .split('\n')
      .find((text) => text.includes('/api/trpc/sandbox.become') && text.includes('"msg":"request"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: spanOf('sandbox.become').traceId });
  });

  it('carries nothing a person typed', () => {
    const sent = collected.received.map(({ body }) => body).join('\n');
    const typed = ['Alma', 'Reyes', 'alma.reyes', '123456701', '1984-02-11', '6155550101', 'Fatherland', 'Union Card'];
    const known = JSON.stringify(homeownerWithOneJob);
    expect(typed.filter((text) => !known.includes(text))).toEqual([]);
    expect(typed.filter((text) => sent.includes(text))).toEqual([]);
  });

  it('goes on from a proxy that is trusted, and from nobody else', () => {
    const ofProxy = spans.filter(({ traceId }) => traceId === TRACE).map(({ name }) => name);
    expect(ofProxy).toEqual(['GET site']);
  });
});

describe('the figures', () => {
  it('are those of /metrics, under the same names', () => {
    const points = metrics
      .filter(({ name }) => name === 'http_request_seconds')
      .flatMap(({ histogram }) => histogram?.dataPoints ?? []);
    expect(points.reduce((sum, { count }) => sum + Number(count), 0)).toBe(requestsCounted);
    for (const { count, bucketCounts = [], explicitBounds = [] } of points) {
      expect(bucketCounts.reduce((sum, each) => sum + Number(each), 0)).toBe(Number(count));
      expect(bucketCounts.length).toBe(explicitBounds.length + 1);
    }
    const pool = metrics.find(({ name }) => name === 'database_pool_connections');
    expect(pool?.gauge?.dataPoints.map(({ attributes }) => attributes[0]?.value.stringValue)).toEqual([
      'idle',
      'busy',
      'waiting',
    ]);
  });

  it('and the traces are sent with the headers of the collector', () => {
    expect(new Set(collected.received.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer of-ours']));
  });
});
