import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusesTexts } from '#server/db/repos/accounts/messages.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { ORIGIN, startTestServer, type TestServer } from '#testing/test-server.ts';

const token = 'a token that signs callbacks';
const path = '/api/hooks/text-message';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    RATE_LIMITS: 'off',
    METRICS_TOKEN: 'a token of the monitoring',
    TEXT_MESSAGES: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
    TWILIO_AUTH_TOKEN: token,
    TWILIO_SENDER: '+14155552345',
    TWILIO_URL: 'http://127.0.0.1:1',
  });
});
afterAll(() => server.close());

const signed = (fields: Record<string, string>, by = token): RequestInit => {
  const text = Object.entries(fields)
    .toSorted()
    .map(([name, value]) => name + value)
    .join('');
  const signature = createHmac('sha1', by).update(`${ORIGIN}${path}${text}`).digest('base64');
  return {
    method: 'POST',
    headers: { 'x-twilio-signature': signature, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
};
const stopFrom = (number: string, sid: string, said = 'STOP') => ({
  MessageSid: sid,
  SmsStatus: 'received',
  Body: said,
  From: `+1${number}`,
});
const send = async (init: RequestInit, at = path) => {
  const response = await server.fetch(at, init);
  return [response.status, await response.text()];
};
type Row = { id: string; event_id: string; state: string; deliveries: number; body: string };
const eventOf = async (eventId: string): Promise<Row | undefined> =>
  (await server.container.database.pool.query('SELECT * FROM hook_events WHERE event_id = $1', [eventId])).rows[0];
const refuses = (number: string) => refusesTexts(server.container.database.db, number);
const admin = () => staffBrowser(server, [{ role: 'admin', scopeKind: 'lender' }]);

describe('a vendor’s webhook', () => {
  it('is answered at once, kept once and carried out by a job', async () => {
    const stop = signed(stopFrom('6155550123', 'SM1'));
    expect(await send(stop)).toEqual([200, '']);
    await expect.poll(() => refuses('6155550123')).toBe(true);
    await expect.poll(async () => (await eventOf('SM1/received'))?.state).toBe('worked');
    expect(await send(stop)).toEqual([200, '']);
    expect(await eventOf('SM1/received')).toMatchObject({ state: 'worked', deliveries: 2 });
    await send(signed(stopFrom('6155550123', 'SM2', 'START')));
    await expect.poll(() => refuses('6155550123')).toBe(false);
  });

  it.each([
    ['under another token', signed(stopFrom('6155550124', 'SM3'), 'another token')],
    ['without a signature', { method: 'POST', body: 'MessageSid=SM3&SmsStatus=received' }],
  ])('is refused without a word, and counted: %s', async (_, init) => {
    expect(await send(init)).toEqual([401, '']);
    expect(await eventOf('SM3/received')).toBeUndefined();
    const metrics = await server.fetch('/metrics', { headers: { authorization: 'Bearer a token of the monitoring' } });
    expect(await metrics.text()).toMatch(/^vendor_hooks_total\{capability="textMessage",outcome="refused"\} [1-9]/m);
  });

  it.each([
    ['no such capability', '/api/hooks/no-such-thing'],
    ['a capability whose vendor sends none', '/api/hooks/flood'],
    ['a capability that nobody is asked for', '/api/hooks/identity'],
  ])('has no address for %s', async (_, at) => {
    expect(await send(signed(stopFrom('6155550125', 'SM4')), at)).toMatchObject([404, expect.any(String)]);
  });

  it('larger than any vendor sends is not read', async () => {
    expect((await send({ method: 'POST', body: 'a'.repeat(300_000) }))[0]).toBe(413);
  });

  it('in a form we do not know is kept for staff and changes nothing', async () => {
    expect(await send(signed({ Anything: 'else' }))).toEqual([200, '']);
    const { rows } = await server.container.database.pool.query("SELECT * FROM hook_events WHERE state = 'unreadable'");
    expect(rows).toMatchObject([{ capability: 'textMessage', brand: 'twilio', type: '', news: { about: 'nothing' } }]);
  });

  it('is stored sealed', async () => {
    await send(signed(stopFrom('6155550126', 'SM5')));
    const { rows } = await server.superuser.query("SELECT news, body FROM hook_events WHERE event_id = 'SM5/received'");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/6155550126|NjE1NTU1MDEyN/);
  });
});

describe('the log of webhooks', () => {
  it('shows administrators and auditors what came, and nobody else', async () => {
    await send(signed(stopFrom('6155550127', 'SM6')));
    const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
    for (const browser of [await admin(), auditor]) {
      const { data } = await browser.query('hooks.list', { cursor: null });
      expect(data).toMatchObject({
        rows: expect.arrayContaining([
          expect.objectContaining({ capability: 'textMessage', brand: 'twilio', type: 'received' }),
        ]),
      });
      expect(JSON.stringify(data)).not.toContain('6155550127');
    }
    const manager = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
    expect(await manager.query('hooks.list', { cursor: null })).toMatchObject({ status: 403 });
  });

  it('lets an administrator carry one out again, on record', async () => {
    await send(signed(stopFrom('6155550128', 'SM7')));
    await expect.poll(() => refuses('6155550128')).toBe(true);
    const { pool } = server.container.database;
    await pool.query('DELETE FROM text_refusals');
    const id = (await eventOf('SM7/received'))?.id;
    const browser = await admin();
    expect((await browser.mutate('hooks.replay', { ids: [id] })).data).toEqual({ replayed: 1 });
    await expect.poll(() => refuses('6155550128')).toBe(true);
    const { rows } = await pool.query("SELECT body FROM desk_events WHERE kind = 'hooksReplayed'");
    expect(rows).toMatchObject([{ body: { events: [{ id, brand: 'twilio' }] } }]);
    const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
    expect(await auditor.mutate('hooks.replay', { ids: [id] })).toMatchObject({ status: 403 });
  });
});
