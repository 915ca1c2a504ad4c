import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana, leadBrowser } from '#testing/leads.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let lead: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  lead = await leadBrowser(server, dana);
});
afterAll(() => server.close());

const draft = (value: unknown) => JSON.stringify({ json: { step: 'propertyValue', draft: { value } } });
const deep = (depth: number) => `{"json":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Inputs no page of ours sends, as they travel. */
const hostile: Record<string, string> = {
  'a NUL byte': draft('a\0b'),
  'half of a pair': draft('a\ud800b'),
  'a name with half of a pair': draft({ 'x\udfff': 1 }),
  'JSON 60,000 deep': deep(60_000),
  'JSON 60 deep': deep(60),
  'a prototype': '{"json":{"step":"propertyValue","draft":{"__proto__":{"isAdmin":true}}}}',
  'a constructor': draft({ constructor: { prototype: { isAdmin: true } } }),
  'a big integer': '{"json":{"step":"propertyValue","draft":{"a":"9"}},"meta":{"values":{"draft.a":["bigint"]},"v":1}}',
  'a regular expression':
    '{"json":{"step":"propertyValue","draft":{"a":"/(a+)+$/"}},"meta":{"values":{"draft.a":["regexp"]},"v":1}}',
  'an endless list': draft(Array.from({ length: 40_000 }, () => 0)),
};

const post = async (path: string, body: string) =>
  lead.fetch(`/api/trpc/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-same-origin': '1',
      'x-bot-check': await lead.botCheck(),
    },
    body,
  });

describe.each(Object.entries(hostile))('%s', (_name, input) => {
  it.each(['funnel.saveDraft', 'funnel.submitStep', 'application.correctName', 'identity.requestCode'])(
    'is refused by %s as what it is, and logged by nobody',
    async (path) => {
      const lines = server.logged.length;
      const response = await post(path, input);
      const { error } = await response.json();
      expect([response.status, error?.json?.data?.reason ?? error?.data?.reason]).toEqual([400, 'invalidInput']);
      expect(server.logged.slice(lines).filter((line) => line.includes('"error"'))).toEqual([]);
    },
  );

  it('is refused in a batch and in a query', async () => {
    expect(
      (await post('funnel.saveDraft,funnel.saveDraft?batch=1', `{"0":${input},"1":${draft('Dana')}}`)).status,
    ).toBe(400);
    // A longer address is refused by the network's own limits.
    if (input.length > 8000) return;
    const query = await lead.fetch(`/api/trpc/application.checkAddress?input=${encodeURIComponent(input)}`);
    expect(query.status).toBe(400);
  });
});

it('of a page is left as it is: dates, nothing, and letters of every script', async () => {
  const saved = await post('funnel.saveDraft', draft('Zoë 李 👩‍👩‍👧'));
  expect(saved.status).toBe(200);
  const withNothing =
    '{"json":{"step":"propertyValue","draft":{"firstName":null}},"meta":{"values":{"draft.firstName":["undefined"]},"v":1}}';
  expect((await post('funnel.saveDraft', withNothing)).status).toBe(200);
  // A page sends one list in two places, and superjson says that they are one.
  const twice =
    '{"json":{"step":"propertyValue","draft":{"a":[1],"b":[1]}},"meta":{"referentialEqualities":{"draft.a":["draft.b"]},"v":1}}';
  expect((await post('funnel.saveDraft', twice)).status).toBe(200);
});

it('that joins a value to itself is taken apart', async () => {
  const cycle =
    '{"json":{"step":"propertyValue","draft":{"a":null}},"meta":{"referentialEqualities":{"draft":["draft.a"]},"v":1}}';
  expect((await post('funnel.saveDraft', cycle)).status).toBe(200);
});
