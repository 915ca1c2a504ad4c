import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana, leadBrowser } from '#testing/leads.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const inputs = (...values: unknown[]) =>
  JSON.stringify(Object.fromEntries(values.map((value, at) => [at, superjson.serialize(value)])));

describe('a batch', () => {
  it('of queries is a GET with its inputs in the address, each answered in its place', async () => {
    const browser = await leadBrowser(server, dana);
    const input = inputs(null, { email: dana.email, fetchOriginationFee: true }, null);
    const response = await browser.fetch(
      `/api/trpc/application.current,quote.current,funnel.drafts?batch=1&input=${encodeURIComponent(input)}`,
    );
    expect(response.status).toBe(200);
    const [record, quote, drafts] = await response.json();
    expect(record.result.data.json).toMatchObject({ applicationStatus: expect.any(String) });
    expect(quote.result.data.json).toBeNull();
    expect(drafts.result.data.json).toEqual({});
  });

  it('of mutations is a POST with its inputs in the body, under one bot check', async () => {
    const browser = await leadBrowser(server, { ...dana, email: 'batch@example.com' });
    const headers = {
      'content-type': 'application/json',
      'x-same-origin': '1',
      'x-bot-check': await browser.botCheck(),
    };
    const response = await browser.fetch('/api/trpc/identity.requestCode,identity.deleteSession?batch=1', {
      method: 'POST',
      headers,
      body: inputs({ email: 'batch@example.com' }, null),
    });
    const answers = await response.json();
    expect([response.status, answers.length]).toEqual([200, 2]);
    expect(answers[1].result.data.json).toEqual({ ok: true });
    expect(await (await browser.fetch('/api/authApplicant/session')).json()).toEqual({});
  });

  it.each(['[]', '{', '{"0":', 'null'])('with the inputs %s is refused, not failed', async (input) => {
    const response = await server.fetch(
      `/api/trpc/application.current,funnel.current?batch=1&input=${encodeURIComponent(input)}`,
    );
    expect([200, 400]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });
});
