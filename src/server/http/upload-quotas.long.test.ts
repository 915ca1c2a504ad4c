import { afterAll, beforeAll, expect, it } from 'vitest';
import { dana, leadBrowser } from '#testing/leads.ts';
import { samplePdf } from '#testing/sample-files.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

/** The usual limits are ten times these. */
const MB = 1024 * 1024;
const METRICS_TOKEN = 'a-token-for-metrics';

let server: TestServer;
beforeAll(async () => {
  const limits = { UPLOAD_VISITOR_MB: '5', UPLOAD_PERSON_MB: '6', UPLOAD_ADDRESS_DAY_MB: '7', UPLOAD_DAY_MB: '40' };
  server = await startTestServer({ TRUSTED_PROXIES: '1', METRICS_TOKEN, ...limits });
});
afterAll(() => server.close());

let count = 0;
const newAddress = (): string => {
  count += 1;
  return `203.0.113.${count}`;
};
const visitor = (): Promise<TestBrowser> => leadBrowser(server, { ...dana, email: `${newAddress()}@example.com` });

type Sending = { from?: string; isDeclared?: boolean };
const send = async (browser: TestBrowser, size: number, { from = newAddress(), isDeclared = true }: Sending = {}) => {
  const bytes = samplePdf({ padding: Math.floor(size) - 500 });
  const response = await browser.fetch('/api/files', {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: {
      'x-same-origin': '1',
      'x-bot-check': await browser.botCheck(),
      'x-file-name': 'a.pdf',
      'x-document-type': 'paystub',
      'x-forwarded-for': from,
      ...(isDeclared ? { 'content-length': String(bytes.length) } : {}),
    },
  });
  const { error } = await response.json();
  return { status: response.status, code: error?.code ?? null, message: error?.message ?? null };
};
const keptBytes = async (browser: TestBrowser): Promise<number> =>
  ((await browser.query('files.list')).data as { size: number }[]).reduce((sum, { size }) => sum + size, 0);

it('a visitor who has proved no address cannot leave more than a few files, whether the length is stated or not', async () => {
  const browser = await visitor();
  for (const isDeclared of [true, false]) {
    const refused = await send(browser, 5.9 * MB, { isDeclared });
    expect(refused).toMatchObject({ status: 422, code: 'visitorQuota' });
    expect(refused.message).toContain('Sign in with a code');
  }
  expect(await keptBytes(browser)).toBe(0);
  expect(await send(browser, 0.1 * MB)).toMatchObject({ status: 201 });
});

it('files sent at the same time share the room', async () => {
  const browser = await visitor();
  const sent = await Promise.all([2, 2.1, 2.2].map((size) => send(browser, size * MB)));
  expect(sent.filter(({ code }) => code === 'visitorQuota')).toHaveLength(1);
  expect(await keptBytes(browser)).toBeLessThan(5 * MB);
});

it('a confirmed address gives more room, which ends too', async () => {
  const browser = await visitor();
  expect(await send(browser, 3 * MB)).toMatchObject({ status: 201 });
  expect(await send(browser, 2.5 * MB)).toMatchObject({ code: 'visitorQuota' });
  const { rows } = await server.container.database.pool.query(
    'SELECT id FROM accounts ORDER BY created_at DESC LIMIT 1',
  );
  await server.container.database.pool.query('UPDATE accounts SET email_confirmed_at = now() WHERE id = $1', [
    rows[0].id,
  ]);
  expect(await send(browser, 2.5 * MB)).toMatchObject({ status: 201 });
  expect(await send(browser, MB)).toMatchObject({ status: 422, code: 'personQuota' });
});

it('one IP address sends no more than its share of a day, whichever account it uses', async () => {
  const from = newAddress();
  expect(await send(await visitor(), 4 * MB, { from })).toMatchObject({ status: 201 });
  const second = await visitor();
  expect(await send(second, 4 * MB, { from })).toMatchObject({ status: 429, code: 'addressQuota' });
  expect(await send(second, 4 * MB)).toMatchObject({ status: 201 });
  expect(await send(await visitor(), 2 * MB, { from })).toMatchObject({ status: 201 });
});

it('a day has an end, and the metrics show how much came and what was refused', async () => {
  const codes: unknown[] = [];
  for (let turn = 0; turn < 8 && !codes.includes('dayQuota'); turn += 1)
    codes.push((await send(await visitor(), 4.5 * MB)).code);
  expect(codes.at(-1)).toBe('dayQuota');
  const metrics = await server.fetch('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const text = await metrics.text();
  expect(Number(/^file_stored_bytes_total (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(20 * MB);
  for (const reason of ['visitorQuota', 'personQuota', 'addressQuota', 'dayQuota'])
    expect(text).toMatch(new RegExp(`^file_refusals_total\\{reason="${reason}"\\} [1-9]`, 'm'));
});
